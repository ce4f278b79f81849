/** How much room there is on a district's ground: distances to its edge and to what must stay free. */

import type { Circle, Point } from './types'

const STEP = 4
/** So that the corners of pieces leave a monument's base and its owner's mark free. */
const APART = 5

/** A triangle-like picture that stands somewhere: middle of its foot and scale of 100 x 110 units. */
export interface Standing {
  x: number
  y: number
  scale: number
}

export class Ground {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly rows: number
  /** Distance of each sampled place to the nearest edge or sign; negative where nothing may stand. */
  readonly room: Float32Array
  /** The same without the signs. */
  readonly #edge: Float32Array
  /** Middle of the room there is. */
  readonly middle: Point

  constructor(
    readonly outline: Point[],
    readonly clear: Circle[],
  ) {
    const xs = outline.map(([x]) => x)
    const ys = outline.map(([, y]) => y)
    this.left = Math.min(...xs)
    this.top = Math.min(...ys)
    this.columns = Math.ceil((Math.max(...xs) - this.left) / STEP) + 1
    this.rows = Math.ceil((Math.max(...ys) - this.top) / STEP) + 1
    this.room = new Float32Array(this.columns * this.rows)
    this.#edge = new Float32Array(this.columns * this.rows)
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const [x, y] = [this.left + column * STEP, this.top + row * STEP]
        const edge = this.#toEdge(x, y)
        this.#edge[row * this.columns + column] = edge
        this.room[row * this.columns + column] = edge < 0 ? edge : Math.min(edge, this.#toSigns(x, y))
      }
    }
    this.middle = this.middleOf(this.room)
  }

  #toEdge(x: number, y: number): number {
    let nearest = Infinity
    let inside = false
    let [px, py] = this.outline[this.outline.length - 1]!
    for (const [qx, qy] of this.outline) {
      nearest = Math.min(nearest, toEdge(x, y, px, py, qx, qy))
      if (qy > y !== py > y && x < qx + ((y - qy) * (px - qx)) / (py - qy)) inside = !inside
      ;[px, py] = [qx, qy]
    }
    return inside ? nearest : -nearest
  }

  #toSigns(x: number, y: number): number {
    return Math.min(...this.clear.map(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) - radius))
  }

  /** The room that is left beside a monument. */
  beside(monument: Standing): Float32Array {
    const left = new Float32Array(this.room)
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const at = row * this.columns + column
        if (left[at]! <= 0) continue
        const free = toPicture(this.left + column * STEP, this.top + row * STEP, monument) - APART
        if (free < left[at]!) left[at] = free
      }
    }
    return left
  }

  /** Whether a monument stands inside, its roof included, and covers no sign. */
  bears(monument: Standing): boolean {
    const { x, y, scale } = monument
    if (this.clear.some(([cx, cy, radius]) => toPicture(cx, cy, monument) < radius * 0.88)) return false
    const shape: [number, number, number][] = [
      [-34, 8, 4],
      [34, 8, 4],
      [0, 20, 1],
      [-30, -30, 2],
      [30, -30, 2],
      [0, -86, -3],
      [-20, -56, -4],
      [20, -56, -4],
      [0, -40, 8],
    ]
    return shape.every(([dx, dy, room]) => this.#edgeAt(x + dx * scale, y + dy * scale) >= room * scale)
  }

  /** Distance to the edge alone: signs are looked at as a whole. */
  #edgeAt(x: number, y: number): number {
    return this.#index(x, y) < 0 ? -1 : this.#edge[this.#index(x, y)]!
  }

  #index(x: number, y: number): number {
    const column = Math.round((x - this.left) / STEP)
    const row = Math.round((y - this.top) / STEP)
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? -1 : row * this.columns + column
  }

  roomAt(x: number, y: number, room: Float32Array): number {
    const index = this.#index(x, y)
    return index < 0 ? -1 : room[index]!
  }

  /** The middle of all places with room, those with more of it counting more. */
  middleOf(room: Float32Array): Point {
    let sum = 0
    let sumX = 0
    let sumY = 0
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.columns; column++) {
        const weight = Math.max(0, room[row * this.columns + column]! - 8)
        sum += weight
        sumX += weight * (this.left + column * STEP)
        sumY += weight * (this.top + row * STEP)
      }
    }
    return sum ? [sumX / sum, sumY / sum] : [this.left, this.top]
  }

  /** How much ground there is, in square units. */
  areaOf(room: Float32Array): number {
    return room.reduce((sum, one) => sum + (one > 0 ? STEP * STEP : 0), 0)
  }

  /** Sampled places, all or every second one each way, the nearest to the middle first. */
  placesFrom(middle: Point, isCoarse = false): Point[] {
    const places: [far: number, place: Point][] = []
    const step = isCoarse ? 2 : 1
    for (let row = 0; row < this.rows; row += step) {
      for (let column = 0; column < this.columns; column += step) {
        const place: Point = [this.left + column * STEP, this.top + row * STEP]
        places.push([Math.hypot(place[0] - middle[0], place[1] - middle[1]), place])
      }
    }
    return places.sort((a, b) => a[0] - b[0]).map(([, place]) => place)
  }
}

function toEdge(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay))
}

/** From a place to a monument: its base is a box, what stands on it narrows towards the top. */
function toPicture(x: number, y: number, { x: footX, y: footY, scale }: Standing): number {
  const base = toBox(x, y, footX - 43 * scale, footY - 22 * scale, footX + 43 * scale, footY + 20 * scale)
  const walls = toBox(x, y, footX - 46 * scale, footY - 58 * scale, footX + 46 * scale, footY - 22 * scale)
  const roof = toBox(x, y, footX - 22 * scale, footY - 90 * scale, footX + 22 * scale, footY - 58 * scale)
  return Math.min(base, walls, roof)
}

function toBox(x: number, y: number, left: number, top: number, right: number, bottom: number): number {
  const across = Math.max(left - x, x - right)
  const down = Math.max(top - y, y - bottom)
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down)
}
