/** A hint: what a strong bot would do with this seat now. It is shown and not done, until the position changes. */

import { decode } from '../alphabet'
import type { Ghost, Key } from '../board/types'
import type { Hint, Told } from '../protocol'
import { facetsOf, type Setting } from './facets'
import { ghostsOf } from './ghosts'
import { words } from '../words/words.svelte'
import type { Table } from './table.svelte'

/** The server's word for bots that are not there yet, and ours while they are waited for. */
const WAKING = 'refusal-hint-waking'
const SOON = 'table-hint-soon'
/** Milliseconds until it is asked again. */
const AGAIN = 2000

export class Hinting {
  #table: Table
  #setting: () => Setting
  #shown = $state.raw<{ at: string; hint: Hint } | null>(null)
  /** What the server told of the first move. */
  #told = $state.raw<Told | null>(null)
  isThinking = $state(false)

  #at = $derived.by(() => `${this.#table.view?.version} ${this.#table.view?.viewer}`)
  /** With other people at the table, or in a deal, there are no hints. */
  isOffered = $derived.by<boolean>(() => {
    const { view, room } = this.#table
    if (!view || !room || room.deal || view.viewer < 0 || view.phase === 'over') return false
    return room.sitting.every((one) => one.kind === 'bot' || one.mine)
  })
  mayAsk = $derived.by<boolean>(() => this.isOffered && this.#table.decides && this.#table.view!.choices.length > 0)
  hint = $derived.by<Hint | null>(() => (this.#shown?.at === this.#at ? this.#shown.hint : null))
  #move = $derived(this.hint?.codes?.length ? decode(this.hint.codes[0]!) : null)
  /** What would be touched for the first move, if a move is shown. */
  lit = $derived.by<ReadonlySet<Key> | null>(() => (this.#move ? new Set(facetsOf(this.#move, this.#setting())) : null))
  ghosts = $derived.by<Ghost[]>(() => (this.#move?.code === this.#told?.code ? ghostsOf(this.#told) : []))

  constructor(table: Table, setting: () => Setting) {
    this.#table = table
    this.#setting = setting
  }

  async ask(): Promise<void> {
    if (!this.mayAsk || this.isThinking) return
    const at = this.#at
    this.isThinking = true
    const [hint] = await Promise.all([this.#awaited(at), words.add('hints')]).finally(() => (this.isThinking = false))
    if (hint.refusal?.why.id === WAKING) this.#table.instead = null // the position has changed meanwhile
    else if (hint.refusal) this.#table.refuse(hint.refusal, -1)
    else if (at === this.#at && hint.version === this.#table.view?.version) {
      this.#shown = { at, hint }
      if (this.#move) this.#told = await this.#table.ask(this.#move.code)
    }
  }

  /** The hint; while the bots are not awake it is asked for again. */
  async #awaited(at: string): Promise<Hint> {
    for (;;) {
      const hint = await this.#table.askHint()
      if (hint.refusal?.why.id !== WAKING || at !== this.#at) {
        if (this.#table.instead === SOON) this.#table.instead = null
        return hint
      }
      this.#table.sayInstead(SOON)
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  hide(): void {
    this.#shown = null
  }
}
