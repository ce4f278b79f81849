import { expect, test } from 'vitest'
import type { View } from '../protocol'
import { ghostsOf, Plot, pointAt } from './line'

const frame = { width: 240, height: 120, left: 20, right: 20, top: 10, bottom: 10 }
const curve = [
  { event: 0, round: 1, shares: [0.5, 0.5] },
  { event: 50, round: 2, shares: [0.75, 0.25] },
  { event: 100, round: 2, shares: [1, 0] },
]

test('the curve runs over the whole frame', () => {
  const plot = new Plot(frame, 100)
  expect(plot.line(curve, 0)).toBe('M20 60L120 35L220 10')
  expect(plot.eventAt(120)).toBe(50)
  expect(plot.eventAt(1000)).toBe(100)
})

test('a moment between two choices belongs to the one before', () => {
  expect([0, 49, 50, 99, 100].map((event) => pointAt(curve, event))).toEqual([0, 0, 1, 1, 2])
})

test('only what a plan changes is drawn', () => {
  const board = { princes: [[3, 0, 1, 2], [4, 1, 1, 1]], monuments: [-1, -1], owners: [-1, -1], wonders: [-1], scale: [1, 2] }
  const after = { ...board, princes: [[3, 0, 1, 1], [4, 1, 1, 1], [5, 0, 1, 1]], monuments: [-1, 2], owners: [-1, 0], scale: [2, 1] }
  expect(ghostsOf(board as unknown as View, after as unknown as View)).toEqual([
    { kind: 'stack', district: 3, seat: 0, civilization: 1, count: 1 },
    { kind: 'stack', district: 5, seat: 0, civilization: 1, count: 1 },
    { kind: 'monument', district: 1, seat: 0, civilization: 2 },
    { kind: 'scale', civilization: 0, value: 2 },
    { kind: 'scale', civilization: 1, value: 1 },
  ])
})
