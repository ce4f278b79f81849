/** Picking cards where the move is nothing but cards: discards, what not to keep, how to pay. */

import { encode, type Move } from '../alphabet'
import type { Table } from './table.svelte'

/** [civilization] -> cards, as one entry a card. */
export const spread = (hand: readonly number[]): number[] =>
  hand.flatMap((count, civilization) => Array.from({ length: count }, () => civilization))

/** Equal cards lie on each other. */
export const stacksOf = (hand: readonly number[]): { civilization: number; count: number }[] =>
  hand.flatMap((count, civilization) => (count ? [{ civilization, count }] : []))

const KEPT = 5

export class Picking {
  #table: Table
  #picked = $state.raw<{ at: string; cards: readonly number[] }>({ at: '', cards: [] })
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
  /** Their civilizations, in the order in which they were touched. */
  picked = $derived(this.#picked.at === this.#at ? this.#picked.cards : [])
  isFull = $derived(this.count > 0 && this.picked.length === this.count)

  constructor(table: Table) {
    this.#table = table
  }

  /** One more of these cards is picked; where no more can be, all of them are put back. One too many puts the first back. */
  touch(civilization: number): void {
    const isOne = (one: number): boolean => one === civilization
    const most = Math.min(this.count, this.hand.filter(isOne).length)
    if (!most) return
    const isSpent = this.picked.filter(isOne).length === most
    const cards = isSpent ? this.picked.filter((one) => !isOne(one)) : [...this.picked, civilization].slice(-this.count)
    this.#picked = { at: this.#at, cards }
  }

  clear(): void {
    this.#picked = { at: this.#at, cards: [] }
  }

  /** Do what was picked; what is not legal (any more) is not sent. */
  async confirm(): Promise<void> {
    if (!this.isFull) return
    this.#plan = this.#codes(this.picked)
    this.clear()
    while (this.#plan.length) {
      const answer = await this.#table.play(this.#plan.shift()!)
      if (!answer || answer.refusal) this.#plan = []
    }
  }

  #codes(civilizations: readonly number[]): number[] {
    const [civilization, second] = civilizations as readonly [number, number?]
    const verb: Move['kind'] = this.#table.view?.step === 'pay' ? 'pay' : 'discard'
    if (this.#table.view?.step === 'keep') return civilizations.map((one) => encode('discard', { civilization: one }))
    if (second === undefined) return [encode(verb, { civilization })]
    return [encode(`${verb}-two` as Move['kind'], { civilization, second })]
  }
}
