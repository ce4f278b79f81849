import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { COMPACT, layoutOf, ROOMY, type Layout } from './layout'
import type { BoardSheet, DistrictSheet } from './types'

// The shipped map as the server gives it; tests/boards keeps it up to date.
const sheet = JSON.parse(readFileSync('fixtures/board/sheet.json', 'utf8')) as BoardSheet

/** Places are sampled every 4 units. */
const SAMPLING = 2.9
/** All small numbers, and some of the large ones that hardly any game sees. */
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 18, 21, 25]

function covered(layout: Layout, district: DistrictSheet): string[] {
  const said: string[] = []
  for (const [x, y, radius] of district.clear)
    for (const one of layout.stacks)
      if (Math.hypot(one.x - x, one.y - y) < radius + one.radius * 0.92 - SAMPLING) said.push(`${district.id} ${x} ${y}`)
  return said
}

function overlapping(layout: Layout): number {
  let count = 0
  for (const [index, one] of layout.stacks.entries())
    for (const other of layout.stacks.slice(0, index))
      if (Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius - 0.5) count++
  return count
}

function inside(x: number, y: number, district: DistrictSheet): boolean {
  let is = false
  let [px, py] = district.ground[district.ground.length - 1]!
  for (const [qx, qy] of district.ground) {
    if (qy > y !== py > y && x < qx + ((y - qy) * (px - qx)) / (py - qy)) is = !is
    ;[px, py] = [qx, qy]
  }
  return is
}

describe.each([
  ['roomy', ROOMY],
  ['compact', COMPACT],
])('on a %s map', (_, measure) => {
  test.each([false, true])('stacks stand apart, on the ground and off the signs (monument: %s)', { timeout: 60_000 }, (hasMonument) => {
    for (const district of sheet.districts) {
      // Beside a monument it takes long, so not all of them: each district meets every third.
      const some = hasMonument ? NUMBERS.filter((n) => (n + sheet.districts.indexOf(district)) % 3 === 0) : NUMBERS
      for (const stacks of some) {
        const layout = layoutOf(district, stacks, hasMonument, measure)
        expect(layout.stacks.length, `${district.id} ${stacks}`).toBe(stacks)
        expect(covered(layout, district)).toEqual([])
        expect(overlapping(layout), `${district.id} ${stacks}`).toBe(0)
        for (const one of layout.stacks) expect(inside(one.x, one.y, district)).toBe(true)
      }
    }
  })

  test('a monument covers no value and no boat', () => {
    for (const district of sheet.districts) {
      for (const stacks of [0, 1, 3, 6]) {
        const { monument } = layoutOf(district, stacks, true, measure)
        const { x, y, scale } = monument!
        for (const sign of [district.seal, ...(district.boat ? [district.boat] : [])]) {
          const isBeside = Math.abs(sign[0] - x) > 30 * scale || sign[1] > y || sign[1] < y - 70 * scale
          expect(isBeside, `${district.id} ${stacks}`).toBe(true)
        }
      }
    }
  })

  test('a single piece is drawn in full size, and more pieces hardly ever larger', () => {
    for (const district of sheet.districts) {
      const radii = NUMBERS.map((n) => layoutOf(district, n, false, measure).stacks[0]!.radius)
      expect(radii[0]).toBe(measure.prince)
      for (let n = 1; n < radii.length; n++) expect(radii[n]! <= radii[n - 1]! * 1.2, district.id).toBe(true)
    }
  })
})

test('the same question has the same answer', () => {
  const [district] = sheet.districts
  expect(layoutOf(district!, 5, true, ROOMY)).toBe(layoutOf(district!, 5, true, ROOMY))
  const anew = JSON.parse(JSON.stringify(district)) as DistrictSheet
  expect(layoutOf(anew, 5, true, ROOMY)).toEqual(layoutOf(district!, 5, true, ROOMY))
})
