import { describe, expect, test } from 'vitest'
import { fold, mark, pieces, plain, stem, wordsOf, worths } from './search'

const marked = (text: string, query: string): string[] =>
  mark(text, wordsOf(query))
    .filter((part) => part.marked)
    .map((part) => part.text)

describe('folding', () => {
  test.each([
    ['Égypte', 'egypte'],
    ['Fürsten', 'fursten'],
    ['STRASSE', 'strasse'],
    ['Straße', 'strasse'],
    ['cœur', 'coeur'],
    ['l’île', "l'ile"],
    ['manche\u00a0: deux', 'manche : deux'],
    ['perche\u0301', 'perche'],
  ])('%s becomes %s', (text, folded) => expect(fold(text)).toBe(folded))
})

describe('the words asked for', () => {
  test('are folded and parted at any space', () => expect(wordsOf('  Prêt  à\tJOUER ')).toEqual(['pret', 'a', 'jouer']))
  test('are none for a single letter', () => expect(wordsOf(' a ')).toEqual([]))
})

describe('stems', () => {
  test.each([
    ['en', 'discarding', 'discard'],
    ['en', 'winning', 'win'],
    ['en', 'goes', 'goes'],
    ['fr', 'commencer', 'commenc'],
    ['it', 'comincia', 'cominci'],
    ['de', 'fursten', 'furst'],
  ])('in %s of %s is %s', (language, word, cut) => expect(stem(word, language)).toBe(cut))
})

describe('finding', () => {
  const fields = [{ text: 'The surprise guest', weight: 5 }, { text: 'a surprise from the bag', weight: 1 }]
  test('counts a word where it counts most', () => expect(worths(fields, ['surprise', 'bag'])).toEqual([5, 1]))
  test('counts nothing for what is nowhere', () => expect(worths(fields, ['boat'])).toEqual([0]))
  test('does not join the end of a text with the next one', () => {
    expect(worths([{ text: 'pri', weight: 1 }, { text: 'nce', weight: 1 }], ['prince'])).toEqual([0])
  })
})

describe('parts of words', () => {
  test('are found at their beginning', () => expect(marked('Kings, king’s, l’île', 'king ile')).toEqual(['King', 'king', 'île']))
  test('are found inside if they are long', () => expect(marked('Wertungsleiste', 'leiste')).toEqual(['leiste']))
  test('are not found inside if they are short', () => expect(marked('taking', 'king')).toEqual([]))
})

describe('marking', () => {
  test('leaves the text as it was', () => {
    const text = 'Straße, l’île\u00a0: où ?'
    const parts = mark(text, wordsOf('strasse ile ou'))
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })
  test('marks the letters as they are written', () => expect(marked('Straße und Strasse', 'STRASSE')).toEqual(['Straße', 'Strasse']))
  test('marks a letter that folds to two as a whole', () => expect(marked('Straße', 'stras')).toEqual(['Straß']))
  test('joins words that overlap', () => expect(marked('harbours', 'harbou arbours')).toEqual(['harbours']))
  test('finds a word that overlaps itself', () => expect(marked('banananas', 'ananana anana')).toEqual(['ananana']))
  test('does not mark single letters of a longer query', () => expect(marked('a card', 'a card')).toEqual(['card']))
  test('marks nothing without words', () => expect(mark('a card', [])).toEqual([{ text: 'a card', marked: false }]))
})

describe('references', () => {
  const titleOf = (rule: string): string => `Title of ${rule}`
  test('become links with the title of their rule', () => {
    expect(pieces('See ([R-CARD-5]).', titleOf, [])).toEqual([
      { parts: [{ text: 'See (', marked: false }] },
      { rule: 'R-CARD-5', parts: [{ text: 'Title of R-CARD-5', marked: false }] },
      { parts: [{ text: ').', marked: false }] },
    ])
  })
  test('are marked like other text', () => {
    expect(pieces('[R-CARD-5]', titleOf, ['title'])[0]?.parts[0]).toEqual({ text: 'Title', marked: true })
  })
  test('are read as their title', () => expect(plain('See [R-END-1].', titleOf)).toBe('See Title of R-END-1.'))
})
