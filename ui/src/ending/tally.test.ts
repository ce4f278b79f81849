import { expect, it } from 'vitest'
import { totalsOf } from './tally'

it('adds the points of all sources up, round by round', () => {
  const rounds = [
    [
      [6, 0, 0, 2, 4],
      [0, 0, 1, 0, 0],
    ],
    [
      [0, 0, 0, 0, 5],
      [0, 3, 0, 0, 9],
    ],
  ]
  expect(totalsOf({ rounds })).toEqual([
    [0, 12, 17],
    [0, 1, 13],
  ])
  expect(totalsOf({ rounds: [] })).toEqual([])
})
