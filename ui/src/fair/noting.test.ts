/** What a browser adds to a shuffle: once, and again only if it was lost; and which seal it remembers. */

import { beforeEach, expect, test, vi } from 'vitest'
import type { Table } from '../protocol'
import { addEntropy, grouped, noteLeft, noteSeal, notes } from './noting'

const { add } = vi.hoisted(() => ({ add: vi.fn() }))
vi.mock('../net/api', () => ({ api: { addEntropy: add } }))

const SEAL = 'ab'.repeat(32)
const SEALED = { commitment: SEAL, entropy: [] }

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

test('who gets up keeps the note of the seal, but none of the digits', async () => {
  await addEntropy(table())
  noteLeft('g')
  noteLeft('never seen')
  expect(notes()).toEqual([{ game: 'g', commitment: SEAL }])
})

test('who looks again before the table shows the digits adds the same', async () => {
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

test('digits whose answer is lost stay noted, and are confirmed when the table shows them', async () => {
  add.mockRejectedValueOnce(new Error('lost'))
  await expect(addEntropy(table())).rejects.toThrow('lost')
  const [note] = notes()
  expect(note).toEqual({ game: 'g', commitment: SEAL, entropy: expect.stringMatching(/^[0-9a-f]{64}$/) as string, isPending: true })
  const { entropy } = note!
  noteSeal('g', { commitment: SEAL, entropy: ['cd'.repeat(32), null] })
  expect(notes()).toEqual([note])
  noteSeal('g', { commitment: SEAL, entropy: [null, entropy!] })
  expect(notes()).toEqual([{ game: 'g', commitment: SEAL, entropy }])
})

test('digits are noted before they are sent, and sent again if they were lost', async () => {
  const sent: (string | undefined)[] = []
  add.mockImplementation((_, { entropy }: { entropy: string }) => {
    expect(notes()[0]).toMatchObject({ entropy, isPending: true })
    sent.push(entropy)
    return sent.length < 2 ? Promise.reject(new Error('lost')) : Promise.resolve(table([null, entropy]))
  })
  await addEntropy(table()).catch(() => null)
  await addEntropy(table())
  expect(sent[1]).toBe(sent[0])
  expect(notes()).toEqual([{ game: 'g', commitment: SEAL, entropy: sent[0] }])
})

test('an answer that does not show the digits confirms nothing', async () => {
  add.mockResolvedValue(table())
  await addEntropy(table())
  expect(notes()[0]?.isPending).toBe(true)
})

test('the end that was seen stays noted', () => {
  noteSeal('g', SEALED, true)
  noteSeal('g', SEALED)
  expect(notes()).toEqual([{ game: 'g', commitment: SEAL, isOver: true }])
})

test('the first seal that was seen counts, of the last hundred tables', () => {
  noteSeal('g', SEALED)
  expect(noteSeal('g', { ...SEALED, commitment: 'ef'.repeat(32) })?.commitment).toBe(SEAL)
  for (let number = 0; number < 120; number += 1) noteSeal(`g${number}`, SEALED)
  expect(notes()).toHaveLength(100)
})

test('seals are shown in groups', () => expect(grouped('0123456789abcdef')).toBe('01234567 89abcdef'))
