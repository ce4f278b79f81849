/** Picking cards where the move is nothing but cards: discards, what not to keep, how to pay. */

import { encode, type Move } from '../alphabet'
import type { Table } from './table.svelte'

/** [civilization] -> cards, as one entry a card. */
export const spread = (hand: readonly number[]): number[] =>
  hand.flatMap((count, civilization) => Array.from({ length: count }, () => civilization))

const KEPT = 5

export class Picking {
  #table: Table
  #picked = $state.raw<{ at: string; cards: number[] }>({ at: '', cards: [] })
  /** Codes still to be played, one after the other. */
  #plan: number[] = []

  /** The viewer's cards as they lie side by side. */
  hand = $derived.by<number[]>(() => {
    const view = this.#table.view
    return view ? spread(view.players[view.viewer]?.hand ?? []) : []
  })
  #at = $derived.by(() => `${this.#table.view?.viewer} ${this.#table.view?.step} ${this.hand.length}`)
  /** How many are to be picked; 0 where cards are not picked so. */
  count = $derived.by<number>(() => {
    const view = this.#table.view
    if (!view || !this.#table.decides || !view.choices.length) return 0
    if (view.step === 'discard') return view.players[view.viewer]?.owes ?? 0
    if (view.step === 'keep') return this.surplus
    return view.step === 'pay' ? (view.action.raises ? 1 : 2) : 0
  })
  /** Cards more than one may keep when one's turn has ended. */
  surplus = $derived(Math.max(0, this.hand.length - KEPT))
  /** Their places in the hand, in the order in which they were touched. */
  picked = $derived(this.#picked.at === this.#at ? this.#picked.cards : [])
  civilizations = $derived(this.picked.map((index) => this.hand[index]!))
  isFull = $derived(this.count > 0 && this.picked.length === this.count)

  constructor(table: Table) {
    this.#table = table
  }

  /** A card of the hand, by its place: picked, or put back. One too many puts the first back. */
  touch(index: number): void {
    if (!this.count || index >= this.hand.length) return
    const rest = this.picked.filter((one) => one !== index)
    const cards = rest.length < this.picked.length ? rest : [...rest, index].slice(-this.count)
    this.#picked = { at: this.#at, cards }
  }

  clear(): void {
    this.#picked = { at: this.#at, cards: [] }
  }

  /** Do what was picked; what is not legal (any more) is not sent. */
  async confirm(): Promise<void> {
    if (!this.isFull) return
    this.#plan = this.#codes(this.civilizations)
    this.clear()
    while (this.#plan.length) {
      const answer = await this.#table.play(this.#plan.shift()!)
      if (!answer || answer.refusal) this.#plan = []
    }
  }

  #codes(civilizations: number[]): number[] {
    const [civilization, second] = civilizations as [number, number?]
    const verb: Move['kind'] = this.#table.view?.step === 'pay' ? 'pay' : 'discard'
    if (this.#table.view?.step === 'keep') return civilizations.map((one) => encode('discard', { civilization: one }))
    if (second === undefined) return [encode(verb, { civilization })]
    return [encode(`${verb}-two` as Move['kind'], { civilization, second })]
  }
}
