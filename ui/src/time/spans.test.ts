import { expect, test } from 'vitest'
import { brief, shown } from './spans'

test('minutes and seconds below an hour, and what is begun counts', () => {
  expect([0, 0.2, 59.5, 61, 600].map(shown)).toEqual(['0:00', '0:01', '1:00', '1:01', '10:00'])
})

test('never less than nothing', () => {
  expect(shown(-5)).toBe('0:00')
})

test('where there is little room days go with their hours', () => {
  const [hour, day] = [3600, 86400]
  expect([59, 2.5 * hour, day, 2 * day + 23.9 * hour].map(brief)).toEqual(['0:59', '2h', '1d', '2d 23h'])
})
