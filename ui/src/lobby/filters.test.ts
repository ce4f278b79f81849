import { expect, test } from 'vitest'
import type { LobbyTable } from '../protocol'
import { countOf, filtersIn, fits, queryOf } from './filters'

const table = (players: number, terms: LobbyTable['terms'] = {}): LobbyTable => ({
  id: 'a',
  state: 'open',
  host: 'Ada',
  sitting: Array.from({ length: players }, () => ({ name: '', kind: 'open' })),
  free: 1,
  edition: 'fr',
  options: {},
  terms,
  round: 0,
  since: '2026-01-01T00:00:00Z',
})

test('the address keeps what was chosen, and nothing else', () => {
  const filters = filtersIn(new URLSearchParams('players=3&tempo=slow&nonsense=1'))
  expect(filters).toEqual({ players: '3', tempo: 'slow' })
  expect(queryOf(filters)).toBe('?players=3&tempo=slow')
  expect(countOf(filters)).toBe(2)
  expect(queryOf({})).toBe('')
})

test('a table fits or not', () => {
  expect(fits(table(3), { players: '3', tempo: 'none', rated: 'no' })).toBe(true)
  expect(fits(table(4), { players: '3' })).toBe(false)
  expect(fits(table(2, { tempo: { kind: 'slow' } }), { tempo: 'live' })).toBe(false)
})

test('a table for any language fits every reader', () => {
  expect(fits(table(3), { language: 'de', experience: 'new' })).toBe(true)
  expect(fits(table(3, { language: 'fr' }), { language: 'de' })).toBe(false)
})
