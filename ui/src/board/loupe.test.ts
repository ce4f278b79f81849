import { expect, test } from 'vitest'
import { Loupe } from './loupe.svelte'

const WHOLE = { x: 100, y: 50, width: 1000, height: 500 }

test('what one points at stays where it is', () => {
  const loupe = new Loupe()
  expect(loupe.frame(WHOLE)).toEqual(WHOLE)
  loupe.zoom(2, [0.25, 0.5])
  const { x, y, width, height } = loupe.frame(WHOLE)
  expect([x + 0.25 * width, y + 0.5 * height]).toEqual([350, 300])
  expect([width, height]).toEqual([500, 250])
})

test('nothing beyond the board is shown', () => {
  const loupe = new Loupe()
  loupe.zoom(2)
  loupe.pan(9, -9)
  expect(loupe.frame(WHOLE)).toEqual({ x: 100, y: 300, width: 500, height: 250 })
  loupe.further()
  loupe.further()
  expect(loupe.frame(WHOLE)).toEqual(WHOLE)
})
