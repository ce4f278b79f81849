/** The review of a finished game. */

import { get, send } from '../net/api'
import type { GameReview } from '../protocol'

export const reviewOf = (game: string): Promise<GameReview> => get<GameReview>(`games/${game}/review`)
/** Find it, or make it and tell the others. */
export const openReview = (game: string): Promise<GameReview> => send<GameReview>('POST', `games/${game}/review`)
