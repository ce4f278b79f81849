/** The lobby as the server tells it, and what I wait for there. */

import { Errand } from '../net/errand.svelte'
import type { Lobby, Mine, SeekWish } from '../protocol'
import { doors, openLine } from './doors'
import { Told, type Line } from './line'

type Message = Lobby | Mine

export class LobbyStore {
  lobby = $state.raw<Lobby>()
  mine = $state.raw<Mine>({ type: 'mine', tables: [] })
  lost = $state(false)
  /** When the newest `mine` came, in ms. */
  heard = $state(0)
  readonly seeking = new Errand()
  #wanted: SeekWish | null = null
  #told: Told<Message>
  #called: (table: string) => void

  /** `called` with the table to which I am to come. */
  constructor(called: (table: string) => void, open: () => Line = openLine) {
    this.#called = called
    this.#told = new Told(
      open,
      (message, isFirst) => this.#hear(message, isFirst),
      (isLost) => (this.lost = isLost),
    )
  }

  start(): void {
    this.#told.start()
  }

  stop(): void {
    this.#told.stop()
  }

  async seek(wish: SeekWish): Promise<void> {
    const mine = await this.seeking.run(() => doors.seek(wish))
    if (!mine) return
    this.#wanted = { ...wish, name: null }
    this.#note({ ...mine, tables: this.mine.tables })
    this.start() // a new identity is known only from a new connection on
  }

  async stopSeeking(): Promise<void> {
    this.#wanted = null
    const done = await this.seeking.run(async () => {
      await doors.stopSeeking()
      return true
    })
    if (done) this.#note({ ...this.mine, seeking: null, missed: false })
  }

  #hear(message: Message, isFirst: boolean): void {
    if (message.type === 'lobby') {
      this.lobby = message
      return
    }
    this.#note(message)
    if (message.table) {
      this.#wanted = null
      this.#called(message.table)
    } else if (message.seeking) this.#wanted = message.seeking.wish
    // A server that has started anew knows nobody who waits: I say it again. Else I have stopped, here or elsewhere.
    else if (isFirst && this.#wanted && !message.missed) void this.seek(this.#wanted)
    else this.#wanted = null
  }

  #note(mine: Mine): void {
    this.mine = mine
    this.heard = Date.now()
  }
}
