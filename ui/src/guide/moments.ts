/** What a newcomer is told in a moment of the game: each thing once, in this order. */

import type { View } from '../protocol'

export const MOMENTS = ['guest', 'housed', 'others', 'surprise', 'named', 'discard', 'build', 'leave', 'act', 'king', 'keep', 'done', 'last'] as const
export type Moment = (typeof MOMENTS)[number]

const IN_TURN: Record<string, Moment[]> = {
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
export function momentsOf(view: View, decides: boolean, builds: boolean): Moment[] {
  if (view.viewer < 0 || view.phase === 'over') return []
  if (!decides) return view.phase === 'welcome' ? ['others'] : []
  const own = IN_TURN[view.step] ?? []
  const late: Moment[] = view.ending?.id === 'end-certain' ? ['last'] : view.round > 1 && view.phase === 'welcome' ? ['done'] : []
  return [...late, ...(builds ? ['build' as const] : []), ...own]
}
