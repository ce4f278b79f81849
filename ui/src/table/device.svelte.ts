/** Several players at one device: whose hand may be shown on it, and when it is handed on. */

import type { Table } from '../game/table.svelte'

export class Device {
  #table: Table
  /** The seat whose player confirmed to be at this device. */
  #holder = $state(-1)
  /** Whom the device waits for, when it is to be handed on covered; -1 if nobody. */
  covered = $derived.by(() => (this.#hides ? this.#nextBut(this.#holder) : -1))
  /** The next player where nobody has anything to hide; -1 if they are there already. */
  passing = $derived.by(() => (this.isShared && !this.#hides ? this.#nextBut(this.#table.view!.viewer) : -1))
  /** Whether a hand lies open though its player has nothing to decide. */
  bared = $derived.by<boolean>(() => {
    const { view } = this.#table
    return this.#hides && view!.viewer >= 0 && (this.covered >= 0 || !view!.deciding.includes(view!.viewer))
  })

  constructor(table: Table) {
    this.#table = table
  }

  /** Whether several people play at this device. */
  get isShared(): boolean {
    const { mine, view } = this.#table
    return mine.length > 1 && view !== null && view.phase !== 'over'
  }

  /** Whether somebody here holds cards that the others may not see. */
  get #hides(): boolean {
    return this.isShared && this.#table.mine.some((seat) => this.#table.view!.players[seat]!.cards > 0)
  }

  /** Nobody holds the device any more: no hand is sent to it until a player confirms to be there. */
  putDown(): void {
    this.#holder = -1
    if (this.#table.view!.viewer >= 0) void this.#table.look(-1)
  }

  /** A player confirmed to be at this device. */
  async uncover(seat: number): Promise<void> {
    this.#holder = seat
    await this.#table.look(seat)
  }

  /** Nobody here has anything to hide: the next player simply goes on. */
  async pass(seat: number): Promise<void> {
    this.#holder = -1
    await this.#table.look(seat)
  }

  /** The first player here who is asked; -1 if nobody is, or that one is among them. */
  #nextBut(seat: number): number {
    const waiting = this.#table.mine.filter((one) => this.#table.view!.deciding.includes(one))
    return waiting.includes(seat) ? -1 : (waiting[0] ?? -1)
  }
}
