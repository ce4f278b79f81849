/** The endpoints of studies. */

import type { BoardSheet } from '../board/types'
import { ask, get, send } from '../net/api'
import { remember } from '../net/boards'
import type { BoardShown, Hint, NewStudy, Study, StudyBots, StudyChange, StudyEntry, StudyEvent, StudyMoved, StudyMoves, StudyNode, StudyNotes, StudyPosition, Told } from '../protocol'

/** A position: one that is stored, and events after it that are not. */
export interface Spot {
  after: string
  events: readonly StudyEvent[]
}

const query = (events: readonly StudyEvent[], more = ''): string => `?moves=${events.map(({ seat, code }) => `${seat}:${code}`).join()}${more}`

export const doors = {
  list: (which: 'mine' | 'public') => get<StudyEntry[]>(`studies?which=${which}`),
  make: (wish: NewStudy) => send<StudyEntry>('POST', 'studies', wish),
  study: (id: string) => get<Study>(`studies/${id}`),
  change: (id: string, change: StudyChange) => send<StudyEntry>('PATCH', `studies/${id}`, change),
  remove: async (id: string): Promise<void> => void (await ask('DELETE', `studies/${id}`)),
  position: (id: string, { after, events }: Spot, seat?: number) => get<StudyPosition>(`studies/${id}/positions/${after}${query(events, seat === undefined ? '' : `&seat=${seat}`)}`),
  told: (id: string, { after, events }: Spot, code: number) => get<Told>(`studies/${id}/positions/${after}/told${query(events, `&code=${code}`)}`),
  hint: (id: string, { after, events }: Spot) => get<Hint>(`studies/${id}/positions/${after}/hint${query(events)}`),
  move: (id: string, moves: StudyMoves) => send<StudyMoved>('POST', `studies/${id}/moves`, moves),
  bots: (id: string, wish: StudyBots, signal: AbortSignal) => send<StudyMoved>('POST', `studies/${id}/bots`, wish, signal),
  note: (id: string, position: string, notes: StudyNotes) => send<StudyNode>('PATCH', `studies/${id}/positions/${position}`, notes),
  /** `known`: how many positions go, as far as is known here. */
  cut: async (id: string, position: string, known: number): Promise<void> => void (await ask('DELETE', `studies/${id}/positions/${position}?known=${known}`)),
  promote: async (id: string, position: string): Promise<void> => void (await ask('PUT', `studies/${id}/positions/${position}/main`, {})),
}

/** The map of a study, where it is none of the server's. */
export async function ownBoard(id: string): Promise<void> {
  const { digest, sheet, drawing } = await get<BoardShown>(`studies/${id}/board`)
  remember(digest, { sheet: sheet as unknown as BoardSheet, drawing })
}
