import { beforeEach, expect, test, vi } from 'vitest'
import type { Offer } from '../protocol'

vi.hoisted(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('addEventListener', () => undefined)
})

const { DRAWN, Wish } = await import('./wish.svelte')

const offer: Offer = {
  levels: [{ id: 'quick' }, { id: 'greedy' }],
  options: [
    { id: 'lowest_value', rule: 'R-BOARD-2', default: 1, least: 1, most: 4 },
    { id: 'live_order', rule: 'R-ORDER-2', default: true },
  ],
  presets: [
    { id: 'fr', options: { lowest_value: 1, live_order: true } },
    { id: 'de', options: { lowest_value: 2, live_order: true } },
  ],
  default_preset: 'fr',
  boards: [],
}

let wish: InstanceType<typeof Wish>
beforeEach(() => (wish = new Wish(offer, 'Noor')))

test('two to five seats', () => {
  for (let more = 0; more < 4; more += 1) wish.add()
  expect(wish.seats).toHaveLength(5)
  for (const seat of [...wish.seats]) wish.remove(seat)
  expect(wish.seats).toHaveLength(2)
})

test('one person sits on one seat', () => {
  wish.take(wish.seats[2]!, 'me')
  expect(wish.seats.map((seat) => seat.kind)).toEqual(['bot', 'friend', 'me'])
  expect(wish.seats[2]!.name).toBe('Noor')
})

test('an option is told only if it differs from the edition', () => {
  wish.choose('de')
  expect(wish.valueOf('lowest_value')).toBe(2)
  wish.change('lowest_value', 1)
  wish.change('live_order', true)
  expect(wish.toTable().options).toEqual({ lowest_value: 1 })
  wish.change('lowest_value', 2)
  expect(wish.changes).toBe(0)
})

test('a player who began and left begins no more', () => {
  wish.first = 2
  wish.remove(wish.seats[0]!)
  expect(wish.first).toBe(DRAWN)
  expect(wish.toTable().first).toBeNull()
})

test('a name is needed for everybody who plays here', () => {
  expect(wish.nameless).toBe(false)
  wish.seats[0]!.name = '  '
  expect(wish.nameless).toBe(true)
})
