/** What a newcomer is told in a moment of the game: each thing once, in this order. */

import type { View } from '../protocol'

export const TALKS = ['guest', 'housed', 'others', 'discard', 'build', 'act', 'king', 'done'] as const
export type Talk = (typeof TALKS)[number]

const IN_TURN: Record<string, Talk[]> = { guest: ['guest'], end: ['housed'], discard: ['discard'], act: ['act', 'king'] }

/** `builds`: the viewer can build something now. */
export function talksOf(view: View, decides: boolean, builds: boolean): Talk[] {
  if (view.viewer < 0 || view.phase === 'over') return []
  if (!decides) return view.phase === 'welcome' ? ['others'] : []
  const own = IN_TURN[view.step] ?? []
  if (view.round > 1 && view.phase === 'welcome') return ['done', ...own]
  return builds ? ['build', ...own] : own
}
