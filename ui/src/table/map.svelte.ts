/** The map that is played on, and what its districts are called and worth. */

import { districtName } from '../board/naming'
import { GOAL } from '../board/track'
import type { BoardSheet } from '../board/types'
import type { Choosing } from '../game/choosing.svelte'
import type { Table } from '../game/table.svelte'
import { loadBoard, type Loaded } from '../net/boards'

export class BoardMap {
  #table: Table
  #choosing: Choosing
  loaded = $state.raw<Loaded | null>(null)
  hasFailed = $state(false)
  /** The map has been on the screen for a moment: what one can play without may come. */
  stands = $state(false)

  constructor(table: Table, choosing: Choosing) {
    this.#table = table
    this.#choosing = choosing
  }

  get sheet(): BoardSheet | null {
    return this.loaded?.sheet ?? null
  }

  /** What a district counts at least (R-BOARD-2). */
  get lowest(): number {
    return Number(this.#table.room?.options['lowest_value'] ?? 1)
  }

  get target(): number {
    return Number(this.#table.room?.options['target'] ?? GOAL)
  }

  async load(digest: string): Promise<void> {
    this.hasFailed = false
    try {
      this.loaded = await loadBoard(digest)
      this.#choosing.know(this.loaded.sheet.districts.map((district) => district.island))
    } catch {
      this.hasFailed = true
    }
  }

  readonly stand = (): void => {
    performance.mark('board')
    setTimeout(() => (this.stands = true), 50)
  }

  district(district: number): string {
    const one = this.sheet?.districts[district]
    return one ? districtName(one) : ''
  }

  districtId(district: number): string {
    return this.sheet?.districts[district]?.id ?? ''
  }
}
