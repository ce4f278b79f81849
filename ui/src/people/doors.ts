/** The doors of the server that have to do with people: the ranking, profiles, what a game has brought. */

import { get, send } from '../net/api'
import type { FinishedGames, GameHonours, Leaderboard, Profile, ProfileChange, RatingHistory } from '../protocol'

/** Who stands in a ranking. */
export const KINDS = ['people', 'programs', 'all'] as const
export type RankedKind = (typeof KINDS)[number]

/** Which finished games are looked for; what is undefined does not matter. */
export interface Wanted {
  players?: number | undefined
  rated?: boolean | undefined
  place?: number | undefined
  before?: string | undefined
}

const query = (words: Record<string, string | number | boolean | undefined>): string => {
  const said = Object.entries(words).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString()
}

export const doors = {
  ranking: (players: number, kind: RankedKind, named: string, first: number) =>
    get<Leaderboard>(`people?${query({ players, kind, named, first })}`),
  profile: (id: string) => get<Profile>(`people/${id}`),
  change: (change: ProfileChange) => send<Profile>('PATCH', 'people/me', change),
  ratings: (id: string, players: number) => get<RatingHistory>(`people/${id}/ratings/${players}`),
  games: (id: string, wanted: Wanted) => get<FinishedGames>(`people/${id}/games?${query({ ...wanted })}`),
  honours: (game: string) => get<GameHonours>(`games/${game}/honours`),
}
