/** The page's own verifier on a record that the server's dealer made (fixtures/fair.utopia), good and spoiled. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, lotsOf, sealOf } from './checking'

const TEXT = readFileSync(new URL('../../fixtures/fair.utopia', import.meta.url), 'utf8')
const LINES = TEXT.split('\n')
const SEED = '5e'.repeat(32)
const OTHER = '6f'.repeat(32)
const lineOf = (begin: string, nth = 0): number =>
  LINES.flatMap((line, index) => (line.startsWith(begin) ? [index + 1] : []))[nth]!
const GUEST = LINES[lineOf('guest ', 3) - 1]!

test('a good record is fair', () => {
  const checked = check(TEXT)
  expect(checked.fault).toBeUndefined()
  expect(checked).toMatchObject({ state: 'fair', commitment: sealOf(SEED), seats: 2 })
  expect(checked.entropy).toHaveLength(2)
  expect(checked.draws).toHaveLength(LINES.filter((line) => /^(scale|first|guest|deal) /.test(line)).length)
})

test('tickets are those of the other verifiers', () => {
  const lots = lotsOf(SEED, ['0b'.repeat(32), '0a'.repeat(32)])
  expect([1, 2, 3, 4, 5].map((number) => lots(`draw ${number}`, 125n))).toEqual([66n, 57n, 88n, 111n, 83n])
  const alone = lotsOf(SEED, [])
  expect([1, 2, 3, 4, 5].map((number) => alone(`draw ${number}`, 1000n))).toEqual([220n, 558n, 51n, 385n, 366n])
})

test('numbers of an incomplete round are rejected', () => {
  const lots = lotsOf(SEED, [])
  const possible = 2n ** 255n + 1n
  const tickets = Array.from({ length: 40 }, (_, index) => lots(`draw ${index + 1}`, possible))
  expect(tickets.every((ticket) => ticket >= 1n && ticket <= possible)).toBe(true)
})

test.each([
  ['the seed of another game', `seed: ${SEED}`, `seed: ${OTHER}`, lineOf('seed:'), 'fair-other-seed'],
  ['another commitment', sealOf(SEED), OTHER, lineOf('seed:'), 'fair-other-seed'],
  ['other entropy', '0a'.repeat(32), OTHER, lineOf('seed:'), 'fair-other-seat'],
  ['a changed ticket', GUEST, GUEST.replace(/= \d+/, '= 99'), lineOf('guest ', 3), 'fair-other-ticket'],
  ['no ticket', GUEST, GUEST.replace(/ =.*/, ''), lineOf('guest ', 3), 'fair-no-ticket'],
  ['a chosen guest', GUEST, GUEST.replace(/=.*/, '= chosen'), lineOf('guest ', 3), 'fair-not-chosen'],
  ['nonsense for a ticket', GUEST, GUEST.replace(/=.*/, '= 1 of 0'), lineOf('guest ', 3), 'fair-no-ticket'],
  ['a draw left out', `${GUEST}\n`, '', lineOf('guest ', 3), 'fair-other-ticket'],
])('%s is found in its line', (_, old, spoiled, line, id) => {
  expect(TEXT).toContain(old)
  expect(check(TEXT.replace(old, spoiled))).toMatchObject({ state: 'bad', fault: { line, id } })
})

test('without seed it is sealed, without commitment nothing, and else no record', () => {
  expect(check(TEXT.replace(/^seed: .*\n/m, '')).state).toBe('sealed')
  expect(check(TEXT.replace(/^(commitment|entropy|seating|seed): .*\n/gm, '')).state).toBe('none')
  for (const text of ['', 'Dear Ann,\n', '{}', TEXT.slice(0, 40), TEXT.replace(SEED, 'x')]) expect(check(text).state).toBe('unreadable')
})
