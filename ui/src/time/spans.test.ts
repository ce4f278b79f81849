import { expect, test } from 'vitest'
import { shown } from './spans'

test('minutes and seconds below an hour, and what is begun counts', () => {
  expect([0, 0.2, 59.5, 61, 600].map(shown)).toEqual(['0:00', '0:01', '1:00', '1:01', '10:00'])
})

test('never less than nothing', () => {
  expect(shown(-5)).toBe('0:00')
})
