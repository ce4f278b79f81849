/** What is pointed at: at once with the keyboard, after a moment with the mouse, so that passing over does nothing. */

import { keyOf, type Key, type Touched } from './types'

const MOMENT = 300

export class Pointing {
  /** Lit brighter at once. */
  over = $state.raw<Key | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #told: Key | null = null
  #tell: (thing: Touched | null) => void

  constructor(tell: (thing: Touched | null) => void) {
    this.#tell = tell
  }

  enter(thing: Touched): void {
    this.over = keyOf(thing)
    clearTimeout(this.#timer)
    // Who already looks at something sees the next thing at once.
    this.#timer = setTimeout(() => this.#say(thing), this.#told ? MOMENT / 4 : MOMENT)
  }

  leave(): void {
    this.over = null
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#say(null), MOMENT)
  }

  /** By a finger or the keyboard. */
  now(thing: Touched): void {
    clearTimeout(this.#timer)
    this.#say(thing)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  #say(thing: Touched | null): void {
    const key = thing ? keyOf(thing) : null
    if (key === this.#told) return
    this.#told = key
    this.#tell(thing)
  }
}
