/** Who sits at the table, and what they are called. */

import type { Table } from '../game/table.svelte'
import { plainNameOf } from '../parts/naming'
import type { Sitting } from '../protocol'
import { say } from '../words/words.svelte'

export class Seats {
  #table: Table
  constructor(table: Table) {
    this.#table = table
  }

  get names(): string[] {
    return this.#table.names
  }

  /** Whether the viewer sits here without a name. */
  get nameless(): boolean {
    const one = this.#sitting(this.#table.view?.viewer ?? -1)
    return one?.kind === 'person' && one.mine === true && !one.name
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** Their name where it stands alone, without a word of whose it is. */
  call(seat: number): string {
    const one = this.#sitting(seat)
    return one ? plainNameOf(one, seat) : ''
  }

  /** The same with a word if it is one's own. */
  label(seat: number): string {
    return this.isMe(seat) ? `${this.call(seat)} ${say('table-it-is-you')}` : this.call(seat)
  }

  /** Whether the only player of this device sits there. */
  isMe(seat: number): boolean {
    const { mine } = this.#table
    return mine.length === 1 && mine[0] === seat
  }

  /** Whether a person sits there, who may change their mind. */
  mayTakeBack(seat: number): boolean {
    const kind = this.#sitting(seat)?.kind
    return kind !== undefined && kind !== 'bot'
  }

  #sitting = (seat: number): Sitting | undefined => this.#table.room?.sitting[seat]
}
