import { expect, test } from 'vitest'
import type { Line } from '../protocol'
import { groupsOf, momentIn } from './grouping'

const line = (id: number, person: string | null, minute: number, more: Partial<Line> = {}): Line => ({
  id,
  side: 'players',
  seat: 0,
  name: 'Ann',
  person,
  at: `2026-01-01T10:${String(minute).padStart(2, '0')}:00Z`,
  text: 'hello',
  phrase: null,
  removed: false,
  ...more,
})

test('lines of one person in one go stand together', () => {
  const lines = [line(1, 'a', 0), line(2, 'a', 1), line(3, 'b', 1), line(4, 'a', 2), line(5, 'a', 20), line(6, 'a', 21, { seat: 1 })]
  expect(groupsOf(lines).map((one) => one.lines.map(({ id }) => id))).toEqual([[1, 2], [3], [4], [5], [6]])
  expect(groupsOf(lines).map((one) => one.id)).toEqual([1, 3, 4, 5, 6])
})

test('of whom nothing is known any more, no two lines are taken together', () => {
  expect(groupsOf([line(1, null, 0), line(2, null, 0)])).toHaveLength(2)
})

test('today has no date', () => {
  const now = new Date(2026, 4, 3, 12)
  expect(momentIn('en', now)(new Date(2026, 4, 3, 9, 5))).not.toContain('May')
  expect(momentIn('en', now)(new Date(2026, 4, 2, 9, 5))).toContain('May')
})
