import { expect, test } from 'vitest'
import { clockOf, minuteOf, zones } from './hours'

test('minutes of a day and back', () => {
  for (const minute of [0, 5, 485, 1320, 1439]) expect(minuteOf(clockOf(minute))).toBe(minute)
  expect(clockOf(485)).toBe('08:05')
})

test('what is no time is midnight', () => {
  for (const text of ['', 'noon', '99:99', '-1:00', '24:00']) expect(minuteOf(text)).toBe(0)
})

test('the chosen zone is among them, known or not', () => {
  expect(zones('Moon/Tranquillity')).toContain('Moon/Tranquillity')
  expect(zones('Europe/Rome').filter((zone) => zone === 'Europe/Rome')).toHaveLength(1)
})
