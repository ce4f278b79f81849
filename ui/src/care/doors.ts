/** The doors by which one keeps others at a distance, reports them, and learns how one stands. */

import { ask, get, send } from '../net/api'
import type { Neighbour, NewRelation, NewReport, Privacy, Relation, Reported, Site, Standing } from '../protocol'

let site: Promise<Site> | undefined

export const doors = {
  relations: () => get<Relation[]>('relations'),
  /** Whom of those at a table I block or mute. */
  neighbours: (game: string) => get<Neighbour[]>(`relations/at/${game}`),
  relate: (wish: NewRelation) => send<Relation[]>('POST', 'relations', wish),
  endRelation: async ({ kind, person }: Pick<Relation, 'kind' | 'person'>): Promise<true> => {
    await ask('DELETE', `relations/${kind}/${person}`)
    return true
  },
  report: (wish: NewReport) => send<Reported>('POST', 'reports', wish),
  standing: () => get<Standing>('me/standing'),
  readWarnings: () => send<Standing>('POST', 'me/standing'),
  /** What it stores, and for how long. */
  privacy: () => get<Privacy>('privacy'),
  /** What this server is called; asked once. */
  site: (): Promise<Site> => (site ??= get<Site>('site')),
}
