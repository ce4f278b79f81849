import { expect, test } from 'vitest'
import type { RatingPoint } from '../protocol'
import { curveOf, marksBetween } from './curve'

const BOX = { width: 300, height: 120, left: 40, around: 10 }
const at = (points: number, doubt: number): RatingPoint => ({ at: '2026-01-01T00:00:00Z', points, doubt, game: null })

test('the first game is at the left and the last at the right', () => {
  const { line, last } = curveOf([at(1500, 300), at(1520, 290), at(1490, 280)], BOX)
  expect(line.startsWith('M40 ')).toBe(true)
  expect(line.split('L')).toHaveLength(3)
  expect(last.x).toBe(290)
})

test('more is higher, and nothing leaves the box', () => {
  const points = [at(1500, 333), at(1700, 100), at(1300, 50)]
  const heights = curveOf(points, BOX).line.slice(1).split('L').map((one) => Number(one.split(' ')[1]))
  expect(heights[1]).toBeLessThan(heights[0]!)
  expect(heights[2]).toBeGreaterThan(heights[0]!)
  const all = curveOf(points, BOX).doubt.match(/[\d.]+/g)!.map(Number)
  expect(Math.max(...all.filter((_, index) => index % 2))).toBeLessThanOrEqual(110)
  expect(Math.min(...all.filter((_, index) => index % 2))).toBeGreaterThanOrEqual(10)
})

test('marks are few and round', () => {
  expect(marksBetween(1167, 1833)).toEqual([1200, 1400, 1600, 1800])
  expect(marksBetween(1480, 1530)).toEqual([1500])
  expect(marksBetween(0, 9000).length).toBeLessThan(12)
})
