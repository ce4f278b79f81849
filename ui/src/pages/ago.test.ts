import { expect, test } from 'vitest'
import { agoIn } from './ago'

const NOW = Date.parse('2026-05-20T12:00:00Z')
const ago = (seconds: number, language = 'en'): string => agoIn(language, NOW)(new Date(NOW - seconds * 1000))

test('the nearest unit, rounded down', () => {
  expect(ago(20)).toBe('now')
  expect(ago(119)).toBe('1 minute ago')
  expect(ago(3 * 3600)).toBe('3 hours ago')
  expect(ago(86_400)).toBe('yesterday')
})

test('a clock that is behind is no reason to speak of the future', () => {
  expect(ago(-500)).toBe('now')
})

test('long ago the date', () => {
  expect(ago(90 * 86_400)).toBe('Feb 19, 2026')
  expect(ago(3 * 3600, 'de')).toBe('vor 3 Stunden')
})
