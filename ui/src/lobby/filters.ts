/** Which of the open tables are shown; kept in the address, so that it can be sent to somebody. */

import type { LobbyTable, Terms } from '../protocol'

export const FILTERS = ['players', 'tempo', 'edition', 'language', 'experience', 'rated'] as const
export type Filter = (typeof FILTERS)[number]
export type Filters = Partial<Record<Filter, string>>

/** What can be chosen where it is not known from elsewhere. */
export const CHOICES = {
  players: ['2', '3', '4', '5'],
  tempo: ['live', 'slow', 'none'],
  experience: ['new', 'some', 'much'],
  rated: ['yes', 'no'],
} as const

export function filtersIn(query: URLSearchParams): Filters {
  return Object.fromEntries(FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])))
}

export function queryOf(filters: Filters): string {
  const query = new URLSearchParams(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]!]] : []))).toString()
  return query ? `?${query}` : ''
}

export const countOf = (filters: Filters): number => FILTERS.filter((name) => filters[name]).length

/** What does not matter to a table fits everybody. */
export function fits(table: LobbyTable, filters: Filters): boolean {
  const known = facts(table)
  return FILTERS.every((name) => !filters[name] || known[name] === null || known[name] === filters[name])
}

function facts({ sitting, edition, terms }: LobbyTable): Record<Filter, string | null> {
  return {
    players: String(sitting.length),
    tempo: kindOf(terms),
    edition,
    language: terms.language ?? null,
    experience: terms.experience ?? null,
    rated: terms.rated ? 'yes' : 'no',
  }
}

export const kindOf = (terms: Terms): 'live' | 'slow' | 'none' => terms.tempo?.kind ?? 'none'
