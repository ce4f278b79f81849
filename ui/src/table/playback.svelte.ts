/** What happened since the viewer's last turn, position by position. Any touch goes back to the present. */

import type { Table } from '../game/table.svelte'
import { api } from '../net/api'
import type { View } from '../protocol'
import { preferences } from '../preferences.svelte'

const MOST = 64
const STEP = 900

export class Playback {
  #table: Table
  #views = $state.raw<View[]>([])
  #at = $state(0)
  #timer: ReturnType<typeof setInterval> | undefined
  busy = $state(false)
  failed = $state(false)
  view = $derived<View | null>(this.#views[this.#at] ?? null)

  constructor(table: Table) {
    this.#table = table
  }

  async start(): Promise<void> {
    const { view, freshFrom, chronicle } = this.#table
    if (!view || this.busy) return
    this.busy = true
    this.failed = false
    const first = Math.max(0, freshFrom, view.events - MOST + 1)
    try {
      const { views } = await api.frames(view.game, { first, last: view.events, seat: view.viewer })
      const told = new Set(chronicle.filter((one) => one.seat >= 0).map((one) => one.number + 1))
      this.#views = views.filter((one, index) => index === 0 || told.has(one.events))
      this.#at = 0
      this.#timer = setInterval(() => this.#step(), preferences.calm ? STEP * 1.5 : STEP)
    } catch {
      this.failed = true
    }
    this.busy = false
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#views = []
    this.#at = 0
  }

  #step(): void {
    if (this.#at + 1 < this.#views.length) this.#at += 1
    else this.stop()
  }
}
