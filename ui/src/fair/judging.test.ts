/** What records mean to a browser that noted the seal, its digits, or the end of the game: a server may keep nothing back. */

import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { LANGUAGES, words } from '../words/words.svelte'
import { check } from './checking'
import { judge } from './judging'
import type { Note } from './noting'

vi.mock('../net/api', () => ({ api: {} }))

const TEXT = readFileSync(new URL('../../fixtures/fair.utopia', import.meta.url), 'utf8')
const SEEDLESS = TEXT.replace(/^seed: .*\n/m, '')
const SEALLESS = TEXT.replace(/^(commitment|entropy|seating|seed): .*\n/gm, '')
const RUNNING = SEEDLESS.replace(/^result: .*\n/m, '')
const REDACTED = SEEDLESS.replace(/^result: /m, 'view: red\nresult: ')
const MINE = '0a'.repeat(32)
const OTHER = '6f'.repeat(32)
const NOTE: Note = { game: 'g', commitment: check(TEXT).commitment, entropy: MINE }

let kept: Note[] = []
beforeEach(() => {
  kept = []
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(kept), setItem: () => undefined })
  vi.stubGlobal('navigator', { languages: [] })
  vi.stubGlobal('document', { documentElement: {} })
})

function judged(text: string, game: string, ...all: Note[]): { verdict: string; bad: string[]; all: string[] } {
  kept = all
  const { verdict, findings } = judge(check(text), game)
  return { verdict, bad: findings.filter(({ isBad }) => isBad).map(({ id }) => id), all: findings.map(({ id }) => id) }
}

test.each<[string, string, string, Note[], string, string[]]>([
  ['whole, as noted', TEXT, 'g', [NOTE], 'good', []],
  ['whole, of a table never seen', TEXT, 'g', [], 'good', []],
  ['whole, from a file', TEXT, '', [NOTE], 'good', []],
  ['going on', RUNNING, 'g', [NOTE], 'open', []],
  ['without the seal that was noted', SEALLESS, 'g', [NOTE], 'bad', ['fair-seal-gone']],
  ['without a seal, of a table never seen', SEALLESS, 'g', [], 'unknown', []],
  ['under another seal', TEXT, 'g', [{ ...NOTE, commitment: OTHER }], 'bad', ['fair-seal-other']],
  ['going on under another seal', RUNNING, 'g', [{ ...NOTE, commitment: OTHER }], 'bad', ['fair-seal-other']],
  ['finished without seed', SEEDLESS, 'g', [NOTE], 'bad', ['fair-seed-withheld']],
  ['finished without seed, of a table never seen', SEEDLESS, 'g', [], 'bad', ['fair-seed-withheld']],
  ['finished without seed, as if for one viewer', REDACTED, 'g', [NOTE], 'bad', ['fair-seed-withheld']],
  ['without seed and result, though the end was seen', RUNNING, 'g', [{ ...NOTE, isOver: true }], 'bad', ['fair-seed-withheld']],
  ['a file without seed', SEEDLESS, '', [], 'bad', ['fair-seed-withheld']],
  ['a file that somebody redacted', REDACTED, '', [NOTE], 'open', []],
  ['a file saved before the end', RUNNING, '', [{ ...NOTE, isOver: true }], 'open', []],
  ['without my digits', TEXT, 'g', [{ ...NOTE, entropy: OTHER }], 'bad', ['fair-mine-is-not-in']],
  ['going on without my digits', RUNNING, 'g', [{ ...NOTE, entropy: OTHER }], 'bad', ['fair-mine-is-not-in']],
  ['without digits that were never confirmed', TEXT, 'g', [{ ...NOTE, entropy: OTHER, isPending: true }], 'good', []],
  ['no record at all', 'Dear Ann', 'g', [NOTE], 'unknown', []],
])('a record %s', (_, text, game, all, verdict, bad) => expect(judged(text, game, ...all)).toMatchObject({ verdict, bad }))

test('digits that arrived though the answer was lost are found', () => {
  expect(judged(TEXT, 'g', { ...NOTE, isPending: true }).all).toContain('fair-mine-is-in')
})

test('every finding is said in every language', async () => {
  const ids = ['withheld', 'fits'].map((id) => `fair-seed-${id}`)
  ids.push('fair-seats-fit', ...['unseen', 'gone', 'seen', 'other'].map((id) => `fair-seal-${id}`))
  ids.push(...['in', 'lost', 'not-in'].map((id) => `fair-mine-is-${id}`))
  for (const language of LANGUAGES) {
    await words.choose(language)
    for (const id of ids) expect(words.say(id, { seal: OTHER })).toMatch(/^[^⟨{]+[.6f]$/)
  }
})
