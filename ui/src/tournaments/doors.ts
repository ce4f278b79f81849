/** The endpoints of tournaments. */

import { get, send } from '../net/api'
import type { NewTournament, Tournament, TournamentChange, TournamentOverview } from '../protocol'

const of = (id: string, what = ''): string => `tournaments/${id}${what}`

export const doors = {
  all: () => get<TournamentOverview>('tournaments'),
  one: (id: string) => get<Tournament>(of(id)),
  open: (wish: NewTournament) => send<Tournament>('POST', 'tournaments', wish),
  change: (id: string, wish: TournamentChange) => send<Tournament>('PATCH', of(id), wish),
  start: (id: string) => send<Tournament>('POST', of(id, '/start')),
  cancel: (id: string) => send<Tournament>('DELETE', of(id)),
  enter: (id: string) => send<Tournament>('PUT', of(id, '/entry')),
  withdraw: (id: string) => send<Tournament>('DELETE', of(id, '/entry')),
  remove: (id: string, number: number) => send<Tournament>('DELETE', of(id, `/entrants/${number}`)),
}
