/** The endpoints of positions that are set up. */

import { get, send } from '../net/api'
import type { BoardShown, NewStudy, PositionShown, StudyEntry, StudyStart } from '../protocol'

export const doors = {
  check: (start: StudyStart, signal: AbortSignal) => send<PositionShown>('POST', 'positions', start, signal),
  map: (map: string) => send<BoardShown>('POST', 'boards', { map }),
  begin: (position: StudyStart) => send<StudyEntry>('POST', 'studies', { position } satisfies NewStudy),
  from: (study: string, at: string, moves: string) => get<StudyStart>(`studies/${study}/positions/${at}/text?moves=${moves}`),
}
