import { expect, test } from 'vitest'
import type { Tempo } from '../protocol'
import { figuresOf, namesOf, usualOf } from './tempos'

const DAY = 86_400
const TEMPOS: Record<string, Tempo> = {
  brisk: { kind: 'live', bank: 600, increment: 15 },
  easy: { kind: 'live', bank: 1200, increment: 30 },
  day: { kind: 'slow', turn: DAY, bank: 2 * DAY },
}
const LONGEST = 30 * DAY

function put(tempo: Tempo, name: string, value: number): Tempo {
  return figuresOf(tempo)
    .find((figure) => figure.name === name)!
    .put(value)
}

test('what is set is what is read again', () => {
  expect(put(TEMPOS['brisk']!, 'bank', 45)).toEqual({ kind: 'live', bank: 2700, increment: 15 })
  expect(figuresOf(put(TEMPOS['day']!, 'hours', 12)).map((figure) => figure.value)).toEqual([1, 12, 2])
})

test('a slow turn is never nothing', () => {
  const hours = put(TEMPOS['day']!, 'turn', 0)
  expect(hours.turn).toBe(3600)
  expect(figuresOf(hours)[1]!.least).toBe(1)
})

test('the most of everything is within what the server takes', () => {
  for (const tempo of Object.values(TEMPOS)) {
    let most = tempo
    for (const { name } of figuresOf(tempo)) most = put(most, name, figuresOf(most).find((one) => one.name === name)!.most)
    expect(Math.max(most.bank ?? 0, most.turn ?? 0)).toBeLessThanOrEqual(LONGEST)
    expect(most.increment ?? 0).toBeLessThanOrEqual(3600)
  }
})

test('a kind begins with what is usual', () => {
  expect(usualOf(TEMPOS, 'live')).toBe(TEMPOS['easy'])
  expect(usualOf(TEMPOS, 'none')).toBeNull()
  expect(namesOf(TEMPOS, 'live')).toEqual(['brisk', 'easy'])
})
