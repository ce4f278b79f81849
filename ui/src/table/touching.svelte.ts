/** What is touched and pointed at on the board, and what is to be seen of that. */

import type { Key, Refused, Touched } from '../board/types'
import type { Choosing } from '../game/choosing.svelte'
import type { Table } from '../game/table.svelte'
import type { Seats } from './seats'
import type { Shown } from './shown.svelte'
import { keysOf } from './spoken'

interface Around {
  table: Table
  choosing: Choosing
  seats: Seats
  shown: Shown
}

export class Touching {
  #desk: Around
  /** Pieces that a sentence speaks of, while it is pointed at. */
  spot = $state.raw<ReadonlySet<Key>>(new Set())
  #near = $state.raw({ asked: '', district: -1 })
  /** The question to the viewer; a viewer who waits has none. */
  #asked = $derived.by(() => {
    const { view, decides } = this.#desk.table
    return view && decides ? `${view.round} ${view.lap} ${view.step}` : ''
  })
  /** The district that is looked at closely, until something else is asked; -1 if none is. */
  near = $derived(this.#near.asked === this.#asked ? this.#near.district : -1)
  #touched = $state.raw<Touched | null>(null)
  /** What was touched in vain, to be shaken. */
  refused = $derived.by<Refused | null>(() => {
    const at = this.#desk.table.refused?.at
    return this.#touched && at ? { thing: this.#touched, at } : null
  })
  /** What others have done and may still take back; bots never do. */
  tentative = $derived.by<ReadonlySet<Key>>(() => {
    const { table, seats, shown } = this.#desk
    const { view } = table
    if (!view || shown.earlier) return new Set()
    const drafted = table.chronicle.filter((one) => one.number >= view.draft && one.seat !== view.viewer && seats.mayTakeBack(one.seat))
    return new Set(drafted.flatMap(keysOf).filter((key) => !key.startsWith('district ')))
  })

  constructor(desk: Around) {
    this.#desk = desk
  }

  touch(thing: Touched): void {
    const { choosing, shown } = this.#desk
    if (shown.earlier) return shown.toNow()
    this.#look(thing)
    this.#touched = thing
    choosing.touch(thing)
  }

  point(thing: Touched | null): void {
    const { choosing, shown } = this.#desk
    if (shown.earlier) return
    if (thing) this.#look(thing)
    choosing.point(thing)
  }

  #look(thing: Touched): void {
    if ('district' in thing) this.#near = { asked: this.#asked, district: thing.district }
  }
}
