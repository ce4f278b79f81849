/** What the clocks of a table show now: the server says what is left and whether it runs, and the page counts on. */

import type { Component } from 'svelte'
import type { ClockView, TimeView } from '../protocol'
import type { Desk } from '../table/desk.svelte'
import { words, type MessageId } from '../words/words.svelte'
import Asked from './Asked.svelte'
import Clock from './Clock.svelte'

/** Seconds to wait by a vote, and that 'more time' brings, by tempo. */
const WAITS = { live: 5 * 60, slow: 3 * 24 * 3600 }

export class Timing {
  readonly Clock: Component<{ desk: Desk; seat: number; small?: boolean }> = Clock
  readonly Asked: Component<{ desk: Desk }> = Asked
  #desk: Desk
  #heardAt = $state(performance.now())
  #now = $state(performance.now())

  constructor(desk: Desk) {
    this.#desk = desk
  }

  static async of(desk: Desk): Promise<Timing> {
    await words.add('time')
    return new Timing(desk)
  }

  get view(): TimeView | null {
    return this.#desk.room?.time ?? null
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
    const late = this.#desk.table.mine.map((seat) => this.clock(seat)).find((clock) => clock?.timeouts)
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
