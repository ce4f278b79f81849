/** Where a curve of shares of the win runs; what stands on the board after a plan and did not before; its ways. */

import type { Arrow, BoardSheet, Ghost } from '../board/types'
import type { CurvePoint, Frames, View } from '../protocol'

export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A curve over the events of a game, drawn into a frame. */
export class Plot {
  readonly frame: Frame
  readonly total: number

  constructor(frame: Frame, total: number) {
    this.frame = frame
    this.total = Math.max(1, total)
  }

  x(event: number): number {
    const { left, right, width } = this.frame
    return rounded(left + (event / this.total) * (width - left - right))
  }

  y(share: number): number {
    const { top, bottom, height } = this.frame
    return rounded(top + (1 - share) * (height - top - bottom))
  }

  /** The event at a place in the drawing. */
  eventAt(x: number): number {
    const { left, right, width } = this.frame
    return Math.min(this.total, Math.max(0, ((x - left) / Math.max(1, width - left - right)) * this.total))
  }

  line(curve: readonly CurvePoint[], seat: number): string {
    return curve.map((point, index) => `${index ? 'L' : 'M'}${this.x(point.event)} ${this.y(point.shares[seat] ?? 0)}`).join('')
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

/** The number of the point that stands at an event, or is the last one before it. */
export function pointAt(curve: readonly CurvePoint[], event: number): number {
  return Math.max(0, curve.findLastIndex((point) => point.event <= event))
}

/** What lies on the board at the end of a plan and did not at its beginning. */
export function ghostsOf(before: View, after: View): Ghost[] {
  return [
    ...stacksOf(before, after),
    ...after.monuments.flatMap((civilization, district): Ghost[] =>
      civilization >= 0 && before.monuments[district] !== civilization
        ? [{ kind: 'monument', district, seat: after.owners[district] ?? -1, civilization }]
        : [],
    ),
    ...after.wonders.flatMap((seat, island): Ghost[] => (seat >= 0 && before.wonders[island] !== seat ? [{ kind: 'wonder', island, seat }] : [])),
    ...after.scale.flatMap((value, civilization): Ghost[] => (before.scale[civilization] === value ? [] : [{ kind: 'scale', civilization, value }])),
  ]
}

function stacksOf(before: View, after: View): Ghost[] {
  const [was, is] = [before, after].map((view) => new Map(view.princes.map(([...key]) => [key.slice(0, 3).join(), key] as const)))
  return [...new Set([...was!.keys(), ...is!.keys()])].flatMap((key): Ghost[] => {
    const count = is!.get(key)?.[3] ?? 0
    if (count === (was!.get(key)?.[3] ?? 0)) return []
    const [district, seat, civilization] = (is!.get(key) ?? was!.get(key))!
    return [{ kind: 'stack', district, seat, civilization, count }]
  })
}

/** The ways of princes in a plan, from district to district. */
export function arrowsOf(sheet: BoardSheet, line: Frames): Arrow[] {
  const arrows: Arrow[] = []
  let from: number | null = null
  for (const { phrase } of line.views.slice(1).flatMap((view) => view.since.slice(-1))) {
    const district = sheet.districts.findIndex((one) => one.id === phrase.words?.district)
    if (phrase.id === 'event-move') from = district
    else if (phrase.id.startsWith('event-to-') && from !== null && from >= 0 && district >= 0) {
      const [start, end] = [sheet.districts[from]!, sheet.districts[district]!]
      arrows.push([...start.middle, ...end.middle, !start.neighbours.includes(district)])
      from = null
    }
  }
  return arrows
}
