/** Which part of the board is shown: the whole of it, or a crowded place larger. */

import type { Box, Point } from './types'

const CLOSEST = 4
const STEP = 1.6
const MIDDLE: Point = [0.5, 0.5]

export class Loupe {
  /** How many times as large; 1 is the whole board. */
  #scale = $state(1)
  /** What lies in the middle, in shares of the whole board, so that it holds for a map of another cut, too. */
  #middle = $state.raw<Point>(MIDDLE)
  zooms = $derived(this.#scale > 1)
  /** The point that is looked at: under the pointer, or what has the focus; null if neither is on the board. */
  near: () => Point | null = () => null

  frame(whole: Box): Box {
    const [width, height] = [whole.width / this.#scale, whole.height / this.#scale]
    const [x, y] = this.#middle
    return { x: whole.x + x * whole.width - width / 2, y: whole.y + y * whole.height - height / 2, width, height }
  }

  /** Closer or further; what lies at this point of what is seen stays where it is. */
  zoom(factor: number, [x, y]: Point = MIDDLE): void {
    const before = this.#scale
    const after = Math.min(Math.max(before * factor, 1), CLOSEST)
    const shift = 1 / before - 1 / after
    this.#scale = after
    this.#look(this.#middle[0] + (x - 0.5) * shift, this.#middle[1] + (y - 0.5) * shift)
  }

  closer(): void {
    this.zoom(STEP, this.near() ?? MIDDLE)
  }

  further(): void {
    this.zoom(1 / STEP)
  }

  /** By shares of what is seen. */
  pan(x: number, y: number): void {
    this.#look(this.#middle[0] - x / this.#scale, this.#middle[1] - y / this.#scale)
  }

  whole(): void {
    this.#scale = 1
    this.#middle = MIDDLE
  }

  /** Never beyond the board's edge. */
  #look(x: number, y: number): void {
    const half = 0.5 / this.#scale
    const within = (share: number): number => Math.min(Math.max(share, half), 1 - half)
    this.#middle = [within(x), within(y)]
  }
}
