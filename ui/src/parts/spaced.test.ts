import { expect, it } from 'vitest'
import { spaced } from './spaced'

it('shows every label where there is room', () => {
  expect(spaced([0, 40, 80], 34)).toEqual([true, true, true])
  expect(spaced([], 34)).toEqual([])
})

it('leaves out those that would touch the next one, and keeps the last', () => {
  expect(spaced([0, 20, 40, 60, 80], 34)).toEqual([true, false, true, false, true])
  expect(spaced([0, 50, 60, 61, 100], 34)).toEqual([true, false, false, true, true])
})
