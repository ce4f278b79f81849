/** Whether this reader wants their first turns explained, and what they have been told. Kept in the browser. */

import { local } from '../storage'
import { TALKS, type Talk } from './moments'

const PLACE = 'guide'
const OFF = 'off'

class Guiding {
  /** null: not asked yet. */
  #told = $state.raw<readonly Talk[] | 'off' | null>(read())
  isAsked = $derived(this.#told === null)
  isOn = $derived(Array.isArray(this.#told))

  /** The first of these things that the reader has not been told. */
  next(talks: Talk[]): Talk | null {
    const told = this.#told
    return Array.isArray(told) ? (talks.find((talk) => !told.includes(talk)) ?? null) : null
  }

  begin(): void {
    this.#keep([])
  }

  tell(talk: Talk): void {
    if (!Array.isArray(this.#told) || this.#told.includes(talk)) return
    this.#keep([...(this.#told as readonly Talk[]), talk])
  }

  stop(): void {
    this.#keep(OFF)
  }

  #keep(told: readonly Talk[] | 'off'): void {
    this.#told = told
    local.set(PLACE, told === OFF ? OFF : `told ${(told as readonly Talk[]).join(' ')}`)
  }
}

function read(): readonly Talk[] | 'off' | null {
  const kept = local.get(PLACE)
  if (kept === null || kept === OFF) return kept
  const told = kept.split(' ')
  return TALKS.filter((talk) => told.includes(talk))
}

export const guiding = new Guiding()
