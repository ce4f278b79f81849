/** A rating over its games as a line, drawn into a box; and what it says in numbers. */

import type { RatingPoint } from '../protocol'

export interface Box {
  width: number
  height: number
  /** Room at the left for numbers, and around. */
  left: number
  around: number
}

export interface Curve {
  /** The rating as a path. */
  line: string
  /** The doubt around it as an area. */
  doubt: string
  /** Numbers at the left, with their heights. */
  marks: { points: number; y: number }[]
  last: { x: number; y: number }
}

const STEPS = [50, 100, 200, 500, 1000]
const MOST_MARKS = 5

/** Games stand at equal distances: a rating changes by games, not by days. */
export function curveOf(points: readonly RatingPoint[], box: Box): Curve {
  const low = Math.min(...points.map((one) => one.points - one.doubt))
  const high = Math.max(...points.map((one) => one.points + one.doubt))
  const x = (index: number): number =>
    round(box.left + (index / Math.max(1, points.length - 1)) * (box.width - box.left - box.around))
  const y = (value: number): number =>
    round(box.around + ((high - value) / Math.max(1, high - low)) * (box.height - 2 * box.around))
  const upper = points.map((one, index) => `${x(index)} ${y(one.points + one.doubt)}`)
  const lower = points.map((one, index) => `${x(index)} ${y(one.points - one.doubt)}`).reverse()
  const last = points.length - 1
  return {
    line: `M${points.map((one, index) => `${x(index)} ${y(one.points)}`).join('L')}`,
    doubt: `M${[...upper, ...lower].join('L')}Z`,
    marks: marksBetween(low, high).map((value) => ({ points: value, y: y(value) })),
    last: { x: x(last), y: y(points[last]?.points ?? low) },
  }
}

/** Round numbers between the two, not too many. */
export function marksBetween(low: number, high: number): number[] {
  const step = STEPS.find((one) => (high - low) / one <= MOST_MARKS) ?? STEPS.at(-1)!
  const first = Math.ceil(low / step)
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) => (first + index) * step)
}

const round = (value: number): number => Math.round(value * 10) / 10
