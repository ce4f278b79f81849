/** A turn in which nothing else can be done ends by itself, after a while in which it can still be taken back. */

import { preferences } from '../preferences.svelte'
import type { Desk } from './desk.svelte'

/** Seconds that are left to take back. */
export const LAPSE = 4

export class Lapsing {
  #desk: Desk
  /** Where it was stopped by a touch: there it does not begin again. */
  #stopped = $state('')
  /** The last input was a key: people who play by keys, or listen, are not hurried. */
  #isByKey = $state(false)
  /** Whole seconds that are left. */
  left = $state(LAPSE)

  #at = $derived.by(() => `${this.#desk.table.view?.version} ${this.#desk.table.view?.viewer}`)
  runs = $derived.by<boolean>(() => {
    const { table, choosing, open, past, playback, covered } = this.#desk
    if (!preferences.endsTurn || this.#isByKey || this.#stopped === this.#at) return false
    if (open !== null || past || playback.view || covered >= 0) return false
    return table.connection === 'open' && !table.busy && choosing.onlyEnd
  })

  constructor(desk: Desk) {
    this.#desk = desk
  }

  /** Anything was touched, or a key pressed. */
  touched(isByKey: boolean): void {
    this.#isByKey = isByKey
    if (this.runs) this.#stopped = this.#at
  }

  /** Count down while it runs; a page that nobody sees waits. Gives what stops the count. */
  count(): () => void {
    this.left = LAPSE
    const ticking = setInterval(() => {
      if (document.hidden) return
      this.left -= 1
      if (this.left > 0) return
      clearInterval(ticking)
      this.#desk.choosing.end()
    }, 1000)
    return () => clearInterval(ticking)
  }
}
