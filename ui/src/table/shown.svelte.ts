/** The position on the board: the present one, one that is played back, or one of the past. */

import type { Payment } from '../board/types'
import type { Film } from '../ending/film.svelte'
import type { Table } from '../game/table.svelte'
import type { Happening, View } from '../protocol'
import { Playback } from './playback.svelte'

export class Shown {
  #table: Table
  readonly playback: Playback
  /** A position of the past: in a replay, or for who looks back from this table. */
  past = $state.raw<View | null>(null)
  /** Whether the past of this game is looked at from its table. */
  looksBack = $state(false)
  /** What is looked at then: a line of the chronicle leads to its moment. */
  film = $state.raw<Film | null>(null)
  /** Prestige that is being paid: shown for a moment. */
  paid = $state.raw<Happening | null>(null)
  payments = $state.raw<readonly Payment[]>([])

  constructor(table: Table) {
    this.#table = table
    this.playback = new Playback(table)
  }

  /** The position that is shown while it is not the present one. */
  get earlier(): View | null {
    return this.past ?? this.playback.view
  }

  get view(): View | null {
    return this.earlier ?? this.#table.view
  }

  /** Back to the present, where that is. */
  toNow(): void {
    this.playback.stop()
    this.looksBack = false
  }
}
