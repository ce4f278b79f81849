import { expect, test } from 'vitest'
import { localeOf } from './words.svelte'

test('the first country that the browser names for the language', () => {
  expect(localeOf('en', ['fr-CA', 'en-AU', 'en-US', 'en'])).toBe('en-AU')
  expect(localeOf('fr', ['fr-CA', 'en-AU'])).toBe('fr-CA')
})

test('a language that the browser does not name', () => {
  expect(localeOf('de', ['en-US'])).toBe('de')
  expect(localeOf('en', ['it'])).toBe('en-GB')
})

test('what Intl would not take is passed over', () => {
  expect(localeOf('en', ['en-US@posix'])).toBe('en-GB')
})
