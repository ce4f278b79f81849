/** The ways on through a study: by decision, by somebody's turn, by round. */

import type { Studying } from './studying.svelte'

type Step = (by: 1 | -1, isStill?: boolean) => Promise<void>

export function stepsOf(studying: Studying): { step: Step; turn: Step; round: Step } {
  const { tree, line, eyes } = studying
  return {
    step: (by, isStill) => studying.step(by, tree.stops(line), isStill),
    turn: (by) => studying.step(by, tree.turns(line, eyes), true),
    round: (by) => studying.step(by, tree.rounds(line), true),
  }
}
