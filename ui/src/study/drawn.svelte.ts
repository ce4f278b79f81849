/** Arrows and marks on the board: what is drawn at this position, and drawing with mouse, finger or keys. */

import type { StudyArrow, StudyMark } from '../protocol'
import type { Studying } from './studying.svelte'

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

export class Drawn {
  readonly studying: Studying
  /** Touches draw, and play no moves. */
  isDrawing = $state(false)
  colour = $state<Colour>('green')
  /** Where the arrow under way begins, and the district it points at. */
  from = $state(-1)
  to = $state(-1)
  /** Until they are stored; those who may not write draw for themselves. */
  #own = $state.raw<{ at: string; arrows: StudyArrow[]; marks: StudyMark[] } | null>(null)

  constructor(studying: Studying) {
    this.studying = studying
  }

  get arrows(): readonly StudyArrow[] {
    return this.#mine?.arrows ?? this.studying.node.arrows ?? []
  }

  get marks(): readonly StudyMark[] {
    return this.#mine?.marks ?? this.studying.node.marks ?? []
  }

  get #mine() {
    return this.#own?.at === this.studying.at ? this.#own : null
  }

  /** Draw an arrow, or a mark where it ends where it began; the same once more takes it away. */
  draw(start: number, end: number, colour: Colour = this.colour): void {
    let { arrows, marks } = { arrows: [...this.arrows], marks: [...this.marks] }
    if (start === end) {
      const old = marks.find(({ district }) => district === end)
      marks = marks.filter((one) => one !== old)
      if ((old?.colour ?? '') !== colour) marks.push({ district: end, colour })
    } else {
      const old = arrows.find((one) => one.start === start && one.end === end)
      arrows = arrows.filter((one) => one !== old)
      if ((old?.colour ?? '') !== colour) arrows.push({ start, end, colour })
    }
    this.#keep(arrows, marks)
  }

  /** By keys: the first district, then the second. */
  press(district: number): void {
    if (this.from < 0) this.from = district
    else {
      this.draw(this.from, district)
      this.from = -1
    }
  }

  clear(): void {
    this.#keep([], [])
  }

  #keep(arrows: StudyArrow[], marks: StudyMark[]): void {
    this.#own = { at: this.studying.at, arrows, marks }
    if (this.studying.isMine) void this.studying.note({ arrows, marks })
  }
}
