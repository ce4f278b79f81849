/** What the clocks of a table show now: the server says what is left and whether it runs, and the page counts on. */

import type { ClockView, TimeView } from '../protocol'
import type { Table } from '../game/table.svelte'
import type { Panels } from '../table/panels.svelte'
import type { Seats } from '../table/seats'
import type { MessageId } from '../words/words.svelte'

/** Seconds to wait by a vote, and that 'more time' brings, by tempo. */
const WAITS = { live: 5 * 60, slow: 3 * 24 * 3600 }

/** What of a table's page the questions about time need. */
export interface Around {
  id: string
  table: Table
  seats: Seats
  panels: Panels
}

export class Timing {
  readonly table: Table
  #heardAt = $state(performance.now())
  #now = $state(performance.now())

  constructor(table: Table) {
    this.table = table
  }

  get view(): TimeView | null {
    return this.table.room?.time ?? null
  }

  /** A message has come: what it says is true from now on. */
  heard(): void {
    this.#heardAt = this.#now = performance.now()
  }

  tick(): void {
    this.#now = performance.now()
  }

  /** Seconds since the last message. */
  get passed(): number {
    return Math.max(0, (this.#now - this.#heardAt) / 1000)
  }

  clock(seat: number): ClockView | undefined {
    return this.view?.clocks?.[seat]
  }

  left(seat: number): number {
    const clock = this.clock(seat)
    if (!clock) return 0
    return Math.max(0, clock.left - (clock.runs ? this.passed : 0))
  }

  isLow(seat: number): boolean {
    const clock = this.clock(seat)
    return clock !== undefined && clock.runs && this.left(seat) <= clock.low
  }

  /** The message for a player here whose time ran out, until they decide again themselves. */
  get ranOut(): MessageId | undefined {
    const late = this.table.mine.map((seat) => this.clock(seat)).find((clock) => clock?.timeouts)
    return late && (late.out ? 'time-is-out' : 'time-ran-out')
  }

  /** Seconds until the open vote is decided by the voices that there are. */
  get voteLeft(): number {
    return Math.max(0, (this.view?.vote?.left ?? 0) - this.passed)
  }

  /** Seconds that all have waited for a seat, where nobody has a clock; 0 if not long enough to say so. */
  waited(seat: number): number {
    const waited = this.view?.waited?.find(([one]) => one === seat)?.[1]
    return waited === undefined ? 0 : waited + this.passed
  }

  get extra(): number {
    return WAITS[this.view?.tempo?.kind ?? 'live']
  }

  /** Whether anything on the page counts down. */
  get counts(): boolean {
    if (this.view?.waited?.length) return true
    return this.view?.vote != null || (this.view?.clocks?.some((clock) => clock.runs || clock.rests !== null) ?? false)
  }
}
