/** The doors to a game's time: each may be gone through twice without harm. */

import { send } from '../net/api'
import type { TimeView, Voice, VoteWish } from '../protocol'

const of = (game: string, what: string): string => `games/${game}/${what}`

export const doors = {
  leave: (game: string) => send<TimeView>('POST', of(game, 'quit')),
  comeBack: (game: string) => send<TimeView>('POST', of(game, 'return')),
  resume: (game: string) => send<TimeView>('POST', of(game, 'resume')),
  ask: (game: string, wish: VoteWish) => send<TimeView>('POST', of(game, 'votes'), wish),
  speak: (game: string, vote: string, choice: Voice['choice']) =>
    send<TimeView>('PUT', of(game, `votes/${vote}`), { choice } satisfies Voice),
}
