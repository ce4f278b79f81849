import { beforeEach, expect, test, vi } from 'vitest'
import { afterSignIn, remember } from './pending'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

test('one goes on where one wanted to go, once', () => {
  remember('/go/abc')
  expect(afterSignIn('/account')).toBe('/go/abc')
  expect(afterSignIn('/account')).toBe('/account')
})

test('not for ever, and to no other site', () => {
  vi.useFakeTimers()
  remember('/go/abc')
  vi.advanceTimersByTime(21 * 60_000)
  expect(afterSignIn('/account')).toBe('/account')
  for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
    remember(path)
    expect(afterSignIn('/account')).toBe('/account')
  }
  vi.useRealTimers()
})
