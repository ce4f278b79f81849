/** The table that somebody is about to open. */

import type { NewTable, Offer, SeatWish, Terms } from '../protocol'
import { preferences, type Pace } from '../preferences.svelte'

export type SeatKind = SeatWish['kind']
export type OptionValue = number | boolean | string

const FEWEST = 2
const MOST = 5
/** -1 in the choice of who begins: luck decides. */
export const DRAWN = -1

export class Seat {
  kind = $state<SeatKind>('bot')
  name = $state('')
  level = $state('')

  constructor(kind: SeatKind, level: string, name = '') {
    this.kind = kind
    this.level = level
    this.name = name
  }

  get needsName(): boolean {
    return this.kind === 'me' || this.kind === 'device'
  }

  get isNamed(): boolean {
    return !this.needsName || this.name.trim() !== ''
  }

  toWish(showsBots: boolean): SeatWish {
    if (this.kind === 'bot') return { kind: 'bot', level: this.level, shows_hand: showsBots }
    return this.needsName ? { kind: this.kind, name: this.name.trim() } : { kind: 'friend' }
  }
}

export class Wish {
  seats = $state<Seat[]>([])
  edition = $state('')
  /** Options that differ from those of the edition. */
  options = $state<Record<string, OptionValue>>({})
  first = $state(DRAWN)
  shuffle = $state(true)
  /** Bots play with open hands. */
  showsBots = $state(false)
  pace = $state<Pace>(preferences.pace)
  terms = $state.raw<Terms>({})
  readonly offer: Offer

  constructor(offer: Offer, name: string) {
    this.offer = offer
    this.edition = offer.default_preset
    const [me, friend, bot] = (['me', 'friend', 'bot'] as const).map((kind) => this.#seat(kind, kind === 'me' ? name : ''))
    this.seats = [me!, friend!, bot!]
  }

  get canAdd(): boolean {
    return this.seats.length < MOST
  }

  get canRemove(): boolean {
    return this.seats.length > FEWEST
  }

  add(): void {
    if (this.canAdd) this.seats.push(this.#seat('bot'))
  }

  remove(seat: Seat): void {
    if (!this.canRemove) return
    this.seats = this.seats.filter((one) => one !== seat)
    if (this.first >= this.seats.length) this.first = DRAWN
  }

  /** One person has one seat only: taking another leaves the first to a bot. */
  take(seat: Seat, kind: SeatKind): void {
    for (const other of this.seats) {
      if (kind === 'me' && other !== seat && other.kind === 'me') [other.kind, seat.name] = ['bot', other.name]
    }
    seat.kind = kind
  }

  valueOf(option: string): OptionValue {
    return this.options[option] ?? this.#printed(option)
  }

  change(option: string, value: OptionValue): void {
    const { [option]: _, ...others } = this.options
    this.options = value === this.#printed(option) ? others : { ...others, [option]: value }
  }

  /** Another edition: its options, all of them. */
  choose(edition: string): void {
    this.edition = edition
    this.options = {}
  }

  get changes(): number {
    return Object.keys(this.options).length
  }

  get nameless(): boolean {
    return this.seats.some((seat) => !seat.isNamed)
  }

  get hasFriends(): boolean {
    return this.seats.some((seat) => seat.kind === 'friend')
  }

  get hasBots(): boolean {
    return this.seats.some((seat) => seat.kind === 'bot')
  }

  /** Everybody has a device and, if required, an account of their own: the game can be rated. */
  get isAmongAccounts(): boolean {
    return this.seats.every((seat) => seat.kind === 'me' || seat.kind === 'friend')
  }

  /** As agreed, as far as who plays allows it. */
  get isRated(): boolean {
    return (this.terms.rated ?? false) && this.hasFriends && this.isAmongAccounts
  }

  agree(terms: Partial<Terms>): void {
    this.terms = { ...this.terms, ...terms }
  }

  toTable(): NewTable {
    return {
      seats: this.seats.map((seat) => seat.toWish(this.showsBots)) as NewTable['seats'],
      edition: this.edition,
      options: this.options,
      first: this.first === DRAWN ? null : this.first,
      shuffle: this.shuffle,
      pace: this.pace,
      terms: { ...this.terms, rated: this.isRated },
    }
  }

  #seat(kind: SeatKind, name = ''): Seat {
    return new Seat(kind, this.offer.levels[0]?.id ?? '', name)
  }

  #printed(option: string): OptionValue {
    const preset = this.offer.presets.find((one) => one.id === this.edition)
    return preset?.options[option] ?? this.offer.options.find((one) => one.id === option)?.default ?? ''
  }
}
