/** Arrows and marks on the board: what is drawn at this position, and drawing with mouse, finger or keys. */

import type { StudyArrow, StudyMark } from '../protocol'
import { merged } from './merging'
import type { Studying } from './studying.svelte'

export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const
export type Colour = (typeof COLOURS)[number]

interface Shapes {
  arrows: readonly StudyArrow[]
  marks: readonly StudyMark[]
}
const placeOfArrow = ({ start, end }: StudyArrow): string => `${start} ${end}`
const placeOfMark = ({ district }: StudyMark): string => String(district)

export class Drawn {
  readonly studying: Studying
  /** Touches draw, and play no moves. */
  isDrawing = $state(false)
  colour = $state<Colour>('green')
  /** Where the arrow under way begins, and the district it points at. */
  from = $state(-1)
  to = $state(-1)
  /** Until it is stored; those who may not write draw for themselves. */
  #own = $state.raw<{ at: string; arrows: StudyArrow[]; marks: StudyMark[]; seen: Shapes } | null>(null)

  constructor(studying: Studying) {
    this.studying = studying
  }

  get arrows(): readonly StudyArrow[] {
    const stored = this.studying.node.arrows ?? []
    return this.#mine ? merged(stored, this.#mine.seen.arrows, this.#mine.arrows, placeOfArrow) : stored
  }

  get marks(): readonly StudyMark[] {
    const stored = this.studying.node.marks ?? []
    return this.#mine ? merged(stored, this.#mine.seen.marks, this.#mine.marks, placeOfMark) : stored
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
    const { node, at, mayWrite } = this.studying
    const before: Shapes = { arrows: this.arrows, marks: this.marks }
    const own = { at, arrows, marks, seen: { arrows: node.arrows ?? [], marks: node.marks ?? [] } }
    this.#own = own
    if (!mayWrite || this.studying.isTried) return
    const seen = { arrows: [...before.arrows], marks: [...before.marks] }
    void this.studying.note({ arrows, marks, seen }).then(() => {
      if (this.#own === own) this.#own = null
    })
  }
}
