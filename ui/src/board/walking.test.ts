import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BoardSheet } from './types'
import { stepFrom } from './walking'

const sheet = JSON.parse(readFileSync('fixtures/board/sheet.json', 'utf8')) as BoardSheet
const number = (id: string) => sheet.districts.findIndex((one) => one.id === id)

test('arrows lead to what lies in their direction', () => {
  expect(stepFrom(sheet, number('heron-quay'), 'ArrowRight')).toBe(number('mirror-court'))
  expect(stepFrom(sheet, number('old-orchard'), 'ArrowLeft')).toBe(number('vine-slopes'))
})

test('every district can be reached with arrows from the first', () => {
  const reached = new Set([0])
  for (const one of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(stepFrom(sheet, one, key))
  expect(reached.size).toBe(sheet.districts.length)
})

test('at the edge, and with any other key, one stays', () => {
  expect(stepFrom(sheet, number('heron-quay'), 'ArrowLeft')).toBe(number('heron-quay'))
  expect(stepFrom(sheet, 3, 'a')).toBe(3)
})
