/** A turn in which nothing else can be done ends by itself, after a while in which it can still be taken back. */

import type { Choosing } from '../game/choosing.svelte'
import type { Table } from '../game/table.svelte'
import { preferences } from '../preferences.svelte'
import type { Device } from './device.svelte'
import type { Panels } from './panels.svelte'
import type { Shown } from './shown.svelte'

/** Seconds that are left to take back. */
export const LAPSE = 4

interface Around {
  isLesson: boolean
  table: Table
  choosing: Choosing
  panels: Panels
  shown: Shown
  device: Device
}

export class Lapsing {
  #desk: Around
  /** Where it was stopped by a touch: there it does not begin again. */
  #stopped = $state('')
  /** The last input was a key: people who play by keys, or listen, are not hurried. */
  #isByKey = $state(false)
  /** Whole seconds that are left. */
  left = $state(LAPSE)

  #at = $derived.by(() => `${this.#desk.table.view?.version} ${this.#desk.table.view?.viewer}`)
  runs = $derived.by<boolean>(() => {
    const { isLesson, table, choosing, panels, shown, device } = this.#desk
    if (isLesson) return false // who learns or studies is not hurried
    if (!preferences.endsTurn || this.#isByKey || this.#stopped === this.#at) return false
    if (panels.open !== null || shown.earlier || device.covered >= 0) return false
    return table.connection === 'open' && !table.busy && choosing.onlyEnd
  })

  constructor(desk: Around) {
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
