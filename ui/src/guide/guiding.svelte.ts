/** Whether this reader wants their first turns explained, and what they have been told. Kept in the browser. */

import { local } from '../storage'
import { MOMENTS, type Moment } from './moments'

const PLACE = 'guide'
const OFF = 'off'

class Guiding {
  /** null: not asked yet. */
  #told = $state.raw<readonly Moment[] | 'off' | null>(read())
  isAsked = $derived(this.#told === null)
  isOn = $derived(Array.isArray(this.#told))

  /** The first of these things that the reader has not been told. */
  next(moments: Moment[]): Moment | null {
    const told = this.#told
    return Array.isArray(told) ? (moments.find((moment) => !told.includes(moment)) ?? null) : null
  }

  begin(): void {
    this.#keep([])
  }

  tell(moment: Moment): void {
    if (!Array.isArray(this.#told) || this.#told.includes(moment)) return
    this.#keep([...(this.#told as readonly Moment[]), moment])
  }

  stop(): void {
    this.#keep(OFF)
  }

  #keep(told: readonly Moment[] | 'off'): void {
    this.#told = told
    local.set(PLACE, told === OFF ? OFF : `told ${(told as readonly Moment[]).join(' ')}`)
  }
}

function read(): readonly Moment[] | 'off' | null {
  const kept = local.get(PLACE)
  if (kept === null || kept === OFF) return kept
  const told = kept.split(' ')
  return MOMENTS.filter((moment) => told.includes(moment))
}

export const guiding = new Guiding()
