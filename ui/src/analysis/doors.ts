/** The endpoints of analyses. */

import { get, send } from '../net/api'
import type { Frames, GameAnalysis } from '../protocol'

export type Level = GameAnalysis['level']

export const doors = {
  /** Begin an analysis, or join the one that is there. */
  begin: (game: string, level: Level) => send<GameAnalysis>('POST', `games/${game}/analysis`, { level }),
  /** What there is of it, from that choice on. */
  look: (game: string, level: Level, first: number) => get<GameAnalysis>(`games/${game}/analysis?level=${level}&first=${first}`),
  /** The better plan of the choice that began with that event, move by move. */
  plan: (game: string, level: Level, event: number) => get<Frames>(`games/${game}/analysis/plan?level=${level}&event=${event}`),
}
