/** What a newcomer is told in a moment of the game: each thing once, in this order. */

import type { View } from '../protocol'

export const TALKS = ['guest', 'housed', 'others', 'surprise', 'named', 'discard', 'build', 'leave', 'act', 'king', 'keep', 'done', 'last'] as const
export type Talk = (typeof TALKS)[number]

const IN_TURN: Record<string, Talk[]> = {
  guest: ['guest'],
  surprise: ['surprise'],
  name: ['surprise'],
  'named-guest': ['named'],
  end: ['housed'],
  discard: ['discard'],
  leave: ['leave'],
  act: ['act', 'king'],
  keep: ['keep'],
}

/** `builds`: the viewer can build something now. */
export function talksOf(view: View, decides: boolean, builds: boolean): Talk[] {
  if (view.viewer < 0 || view.phase === 'over') return []
  if (!decides) return view.phase === 'welcome' ? ['others'] : []
  const own = IN_TURN[view.step] ?? []
  const late: Talk[] = view.ending?.id === 'end-certain' ? ['last'] : view.round > 1 && view.phase === 'welcome' ? ['done'] : []
  return [...late, ...(builds ? ['build' as const] : []), ...own]
}
