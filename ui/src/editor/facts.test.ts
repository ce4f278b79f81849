import { expect, test } from 'vitest'
import { countOf, factsOf, lineOf, textOf, withCount, withoutSeats, wordsOf } from './facts'

const TEXT = `players 3
round 2
step act
acted red
scale maya persian chinese greek egyptian
track red blue yellow
score red 8
prince red maya kilns 2
monument kilns greek red
hand blue maya 2
`

test('a text is the same again', () => {
  expect(textOf(factsOf(TEXT))).toBe(TEXT)
  expect(textOf(factsOf(TEXT.split('\n').reverse().join(';  ')))).toBe(TEXT)
  expect(textOf(factsOf(`# why\n\n${TEXT.toUpperCase()}`))).toBe(TEXT)
  expect(textOf(factsOf(`colour red\n${TEXT}`))).toBe(`${TEXT}colour red\n`)
})

test('facts are counted and changed', () => {
  const facts = factsOf(TEXT)
  expect(countOf(facts, 'prince red maya kilns')).toBe(2)
  expect(wordsOf(facts, 'monument kilns')).toEqual(['greek', 'red'])
  withCount(facts, 'prince red maya kilns', 3)
  withCount(facts, 'hand blue maya', 0)
  expect(textOf(facts)).toContain('prince red maya kilns 3\n')
  expect(textOf(facts)).not.toContain('hand')
})

test('fewer players leave nothing behind', () => {
  const facts = withoutSeats(factsOf(TEXT), ['red'])
  expect([...facts.keys()]).toEqual(['players', 'round', 'step', 'scale', 'track', 'hand blue maya'])
  expect(facts.get('track')).toBe('blue yellow')
})

test('a line is found in its text', () => {
  const [begin, end] = lineOf(TEXT, 3)
  expect(TEXT.slice(begin, end)).toBe('step act')
})
