import { beforeAll, describe, expect, test } from 'vitest'
import { words } from '../words/words.svelte'
import contents from './contents.json'
import { asked, chapters, count, isRule, only, remarks, search, type Options, type Rule } from './rulebook'

beforeAll(() => words.add('rules'))

const USUAL: Options = Object.fromEntries(Object.entries(contents.options).map(([name, { usual }]) => [name, usual]))
const found = (query: string): string[] => search(chapters('fr', {}), asked(query)).map((rule) => rule.id)

function ruleAt(edition: string, options: Options, id: string): Rule {
  const rule = chapters(edition, options)
    .flatMap((chapter) => chapter.rules)
    .find((one) => one.id === id)
  if (!rule) throw new Error(`no rule ${id}`)
  return rule
}

describe('the chapters', () => {
  test('hold every rule with its words, on one line each', () => {
    const all = chapters('fr', {})
    expect(count(all)).toBe(contents.chapters.flat().length)
    for (const rule of all.flatMap((chapter) => chapter.rules)) {
      expect(rule.title + rule.text).not.toMatch(/⟨|\n/)
      expect(isRule(rule.id)).toBe(true)
    }
  })
})

describe('an edition', () => {
  test('has its remarks', () => {
    expect(ruleAt('de', {}, 'R-WELCOME-6').remark).toContain('leave the game')
    expect(ruleAt('fr', {}, 'R-WELCOME-6').remark).toBeNull()
    expect(remarks(chapters('de', {}))).toBe(contents.chapters.flat().filter((id) => words.has(`rule-${id}-edition-de`)).length)
  })
})

describe('a table', () => {
  test('that plays its edition has chosen nothing', () => {
    const options = { ...USUAL, ...contents.presets.de }
    expect(chapters('de', options)).toEqual(chapters('de', {}))
  })
  test('tells what it has chosen otherwise, and no longer what its edition says of it', () => {
    const rule = ruleAt('de', { ...USUAL, lowest_value: 2, surprise_guest_returns: true }, 'R-WELCOME-6')
    expect(rule.remark).toBeNull()
    expect(rule.choices).toEqual([{ option: words.say('option-surprise_guest_returns'), value: words.say('option-on') }])
  })
  test('need name only what it changes', () => {
    expect(ruleAt('en', { target: 60 }, 'R-END-1').choices.map(({ value }) => value)).toEqual(['60'])
    expect(ruleAt('en', { target: 60 }, 'R-BOARD-2').choices).toEqual([])
    expect(ruleAt('en', { scale_cards: 'any' }, 'R-SCALE-3').choices[0]?.value).toBe(words.say('option-scale_cards-any'))
  })
})

describe('searching', () => {
  test('finds a rule by its number, its title, its text, its example and its chapter', () => {
    expect(found('r-move-1')).toContain('R-MOVE-1')
    expect(found('surprise')).toContain('R-WELCOME-3')
    expect(found('reefs')).toEqual(['R-BOARD-1', 'R-MOVE-1'])
    expect(found('violet')).toContain('R-SCORE-1')
    expect(found('king taste').sort()).toEqual(['R-SCALE-1', 'R-SCALE-2', 'R-SCALE-3'])
  })
  test('finds nothing for what is nowhere', () => expect(found('xyzzy')).toEqual([]))
  test.each([
    ['who goes first', 'R-SETUP-2'],
    ['first player', 'R-SETUP-2'],
    ['starting player', 'R-SETUP-2'],
    ['turn order', 'R-ORDER-2'],
    ['tie', 'R-END-2'],
    ['tiebreaker', 'R-END-2'],
    ['surprise', 'R-WELCOME-3'],
    ['winning', 'R-END-2'],
    ['how many points', 'R-END-1'],
    ['hand limit', 'R-CARD-3'],
    ['joker', 'R-CARD-5'],
    ['discarding', 'R-CARD-2'],
    ['boats', 'R-MOVE-1'],
    ['two players', 'R-SETUP-3'],
    ['what happens on a tie', 'R-END-2'],
  ])('answers “%s” with %s first', (query, rule) => expect(found(query)[0]).toBe(rule))
  test('leaves the chapters that hold a hit, in the order of the book', () => {
    const all = chapters('fr', {})
    expect(only(all, search(all, asked('reefs'))).map(({ number }) => number)).toEqual([2, 8])
  })
})

describe('searching in other languages', () => {
  test.each([
    ['fr', 'qui commence', 'R-SETUP-2'],
    ['fr', 'premier joueur', 'R-SETUP-2'],
    ['fr', 'égalité', 'R-END-2'],
    ['it', 'chi comincia', 'R-SETUP-2'],
    ['it', 'pareggio', 'R-END-2'],
    ['de', 'Wer fängt an', 'R-SETUP-2'],
    ['de', 'Gleichstand', 'R-END-2'],
    ['de', 'Überraschung', 'R-WELCOME-3'],
  ] as const)('%s: “%s” is answered with %s first', async (language, query, rule) => {
    words.language = language
    await words.add('rules')
    expect(found(query)[0]).toBe(rule)
  })
})
