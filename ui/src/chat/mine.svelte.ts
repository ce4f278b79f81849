/** My notes on all games, where those are listed. */

import { myNotes } from './doors'

class Mine {
  /** Game -> what I wrote about it. */
  notes = $state.raw<Record<string, string>>({})

  async load(): Promise<void> {
    const notes = await myNotes().catch(() => [])
    this.notes = Object.fromEntries(notes.map(({ game, text }) => [game, text]))
  }
}

export const mine = new Mine()
