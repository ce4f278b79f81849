/** A game to be looked at again: positions by number of events, loaded as they are needed. */

import type { Arrow, Ghost } from '../board/types'
import { api } from '../net/api'
import type { Happening, View } from '../protocol'

const CHUNK = 64

/** Whose eyes it is seen with. */
export interface Eyes {
  /** -1: a spectator's. */
  seat: number
  /** All hands open; only when the game is over. */
  open: boolean
}

export class Film {
  readonly game: string
  at = $state(0)
  total = $state(0)
  /** [round - 1] -> events when it began. */
  rounds = $state.raw<number[]>([])
  failed = $state(false)
  /** It was jumped to, not stepped to: pieces are where they are at once. */
  isStill = $state(false)
  happenings = $state.raw<Happening[]>([])
  /** What might have been done at this moment, drawn on the board until one goes on. */
  drawn = $state.raw<{ ghosts: Ghost[]; arrows: Arrow[] } | null>(null)
  /** A position that might have come about, shown until one goes on. */
  instead = $state.raw<View | null>(null)
  eyes = $state.raw<Eyes>({ seat: -1, open: false })
  #views = $state.raw<ReadonlyMap<number, View>>(new Map())
  #coming = new Set<number>()
  /** The position that is looked at; while it is loaded the nearest one before it. */
  view = $derived.by<View | null>(() => {
    if (this.instead) return this.instead
    for (let number = this.at; number >= 0; number -= 1) {
      const view = this.#views.get(number)
      if (view) return view
    }
    return this.#views.values().next().value ?? null
  })
  round = $derived(Math.max(1, this.rounds.filter((began) => began <= this.at).length))
  happening = $derived(this.happenings.findLast((one) => one.number < this.at && one.seat >= 0))

  constructor(game: string) {
    this.game = game
  }

  /** Look with other eyes, at the same moment. */
  async lookAs(eyes: Eyes, at = this.at): Promise<void> {
    this.eyes = eyes
    this.drawn = this.instead = null
    this.at = at
    this.#views = new Map()
    this.#coming.clear()
    await Promise.all([this.#load(this.at), this.#tell()])
  }

  /** The game has gone on, or back: positions up to `kept` events are what they were. */
  follow(total: number, kept: number, happenings: Happening[]): void {
    this.total = total
    this.happenings = happenings
    this.#views = new Map([...this.#views].filter(([number]) => number <= kept))
    for (const first of this.#coming) if (first + CHUNK > kept) this.#coming.delete(first)
    this.go(this.at, this.isStill)
  }

  go(number: number, isStill = true): void {
    this.isStill = isStill
    this.drawn = this.instead = null
    this.at = Math.min(this.total, Math.max(0, number))
    void this.#load(this.at)
    void this.#load(Math.min(this.total, this.at + CHUNK / 2))
  }

  /** To the next decision: draws are passed over. A key that is held down runs through them. */
  step(by: 1 | -1, isStill = false): void {
    const stops = this.happenings.filter((one) => one.seat >= 0).map((one) => one.number + 1)
    const next = by > 0 ? stops.find((stop) => stop > this.at) : stops.findLast((stop) => stop < this.at)
    this.go(next ?? (by > 0 ? this.total : 0), isStill)
  }

  async #tell(): Promise<void> {
    const { seat } = this.eyes
    const told = await api.chronicle(this.game, seat).catch(() => null)
    if (told && this.eyes.seat === seat) this.happenings = told.happenings
  }

  async #load(number: number): Promise<void> {
    const first = Math.floor(number / CHUNK) * CHUNK
    if (this.#coming.has(first)) return
    this.#coming.add(first)
    const { eyes } = this
    try {
      const last = first + CHUNK - 1
      const frames = await api.frames(this.game, { first, last: this.total ? Math.min(last, this.total) : last, ...eyes })
      if (eyes !== this.eyes) return
      this.failed = false
      this.total = frames.total
      this.rounds = frames.rounds
      const added = frames.views.map((view, index): [number, View] => [frames.first + index, view])
      this.#views = new Map([...this.#views, ...added])
    } catch {
      this.#coming.delete(first)
      this.failed = true
    }
  }
}
