/** What a browser adds to a shuffle: once, and again only if it was lost; and which seal it remembers. */

import { beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../protocol'
import { addEntropy, grouped, noteSeal, notes } from './noting'

const { add } = vi.hoisted(() => ({ add: vi.fn() }))
vi.mock('../net/api', () => ({ api: { addEntropy: add } }))

const SEAL = 'ab'.repeat(32)

/** A table where I sit on the second seat. */
function table(entropy: (string | null)[] = [null, null], commitment = SEAL): Table {
  const sitting = [false, true].map((mine) => ({ name: '', kind: 'person', level: null, mine, here: true, thinking: false }))
  return { id: 'g', state: 'open', sitting, sealed: { commitment, entropy } } as unknown as Table
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  add.mockReset().mockImplementation((_, { entropy }: { entropy: string }) => Promise.resolve(table([null, entropy])))
})

test('it adds once, and remembers what', async () => {
  const added = (await addEntropy(table()))!.sealed!.entropy[1]!
  expect(added).toMatch(/^[0-9a-f]{64}$/)
  expect(notes()).toEqual([{ game: 'g', commitment: SEAL, entropy: added }])
  expect(await addEntropy(table([null, added]))).toBeNull()
  expect(await addEntropy(table([null, 'cd'.repeat(32)]))).toBeNull() // from another device of mine
  expect(add).toHaveBeenCalledTimes(1)
})

test('who got up and sat down again adds the same', async () => {
  const added = (await addEntropy(table()))!.sealed!.entropy[1]!
  await addEntropy(table())
  expect(add).toHaveBeenLastCalledWith('g', { entropy: added })
})

test('it adds nothing where it has no seat, too late, without a seal, or under another one', async () => {
  const seatless = table()
  seatless.sitting.forEach((one) => Object.assign(one, { mine: false }))
  expect(await addEntropy(seatless)).toBeNull()
  expect(await addEntropy({ ...table(), state: 'running' })).toBeNull()
  expect(await addEntropy({ ...table(), sealed: null })).toBeNull()
  expect(await addEntropy(table([null, null], 'ef'.repeat(32)))).toBeNull()
  expect(add).not.toHaveBeenCalled()
})

test('the first seal that was seen counts, of the last hundred tables', () => {
  noteSeal('g', SEAL)
  expect(noteSeal('g', 'ef'.repeat(32))?.commitment).toBe(SEAL)
  for (let number = 0; number < 120; number += 1) noteSeal(`g${number}`, SEAL)
  expect(notes()).toHaveLength(100)
})

test('seals are shown in groups', () => expect(grouped('0123456789abcdef')).toBe('01234567 89abcdef'))
