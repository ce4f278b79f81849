/** A plan in the making: what is wished, and what the server keeps of it. */

import { CIVILIZATIONS, civilizationOfGuest, decode, encode, islandOfGuest } from '../alphabet'
import { Errand } from '../net/errand.svelte'
import type { Imagined, Plan, PlanWish } from '../protocol'
import type { Desk } from '../table/desk.svelte'
import { giveUp, imagine, makePlan, planOf } from './doors'
import { hasAny } from './kept'

export type Ends = Plan['ends']

export class Planning {
  readonly desk: Desk
  readonly seat: number
  /** As it is kept. */
  plan = $state.raw<Plan | null>(null)
  guests = $state.raw<number[]>([])
  discards = $state.raw<number[]>([])
  ends = $state<Ends>('asked')
  turn = $state.raw<number[]>([])
  imagined = $state.raw<Imagined | null>(null)
  /** What has just been done. */
  done = $state<'kept' | 'given-up' | null>(null)
  readonly doing = new Errand()
  isChanged = $derived.by(() => this.plan !== null && JSON.stringify(this.#wish()) !== JSON.stringify(wishOf(this.plan)))
  isPlanned = $derived.by(() => this.plan !== null && hasAny(this.plan))

  constructor(desk: Desk) {
    this.desk = desk
    this.seat = desk.table.view!.viewer
  }

  async load(): Promise<void> {
    const plan = await this.doing.run(() => planOf(this.desk.id, this.seat))
    if (plan) await this.#show(plan)
  }

  async keep(): Promise<void> {
    const wish = { version: this.desk.table.view!.version, ...this.#wish() } as PlanWish
    const plan = await this.doing.run(() => makePlan(this.desk.id, this.seat, wish))
    if (!plan) return
    await this.#show(plan)
    this.done = 'kept'
  }

  async giveUp(): Promise<void> {
    const isDone = await this.doing.run(() => giveUp(this.desk.id, this.seat).then(() => true))
    if (!isDone) return
    await this.load()
    this.done = 'given-up'
  }

  /** A guest and the district for its prince; without a district the guest is only taken. */
  addGuest(kind: number, district: number): void {
    const civilization = civilizationOfGuest(kind)
    const code = district < 0 ? encode('take', { civilization, island: islandOfGuest(kind) }) : encode('enter', { civilization, district })
    if (!this.guests.includes(code)) this.guests = [...this.guests, code]
    this.done = null
  }

  dropGuest(code: number): void {
    this.guests = this.guests.filter((one) => one !== code)
    this.done = null
  }

  toggleDiscard(civilization: number): void {
    const isChosen = this.discards.includes(civilization)
    this.discards = isChosen ? this.discards.filter((one) => one !== civilization) : [...this.discards, civilization]
    this.done = null
  }

  async extend(code: number): Promise<void> {
    await this.#imagine([...this.turn, code])
  }

  async shorten(): Promise<void> {
    await this.#imagine(this.turn.slice(0, -1))
  }

  async #imagine(turn: number[]): Promise<void> {
    const found = await this.doing.run(() => imagine(this.desk.id, this.seat, turn))
    if (!found) return
    this.turn = turn
    this.imagined = found
    this.done = null
  }

  async #show(plan: Plan): Promise<void> {
    this.plan = plan
    this.guests = plan.guests.map(({ code }) => code)
    this.discards = plan.discards
    this.ends = plan.ends
    this.turn = plan.turn.map(({ code }) => code)
    this.imagined = null
    if (plan.can_turn) this.imagined = (await this.doing.run(() => imagine(this.desk.id, this.seat, this.turn))) ?? null
  }

  #wish = (): Wish => ({ guests: this.guests, discards: this.discards, ends: this.ends, turn: this.turn })
}

interface Wish {
  guests: number[]
  discards: number[]
  ends: Ends
  turn: number[]
}

const wishOf = (plan: Plan): Wish => ({
  guests: plan.guests.map(({ code }) => code),
  discards: plan.discards,
  ends: plan.ends,
  turn: plan.turn.map(({ code }) => code),
})

/** A wish for a guest in its parts. */
export function guestParts(code: number): { civ: string; district: number } {
  const move = decode(code)
  return { civ: CIVILIZATIONS[move.civilization] ?? '', district: move.district }
}
