/** Choosing a move step by step: touches narrow the legal moves until one is meant, and that one is played. */

import { decode, type Move } from '../alphabet'
import { keyOf, type Ghost, type Key, type Touched } from '../board/types'
import type { Told } from '../protocol'
import { cardKey, facetsOf, guestKey, isMeant, lightsOf, scaleKey, stackKey, turnedKey, type Setting } from './facets'
import { ghostsOf } from './ghosts'
import { offersOf, type Offer } from './offers'
import { Picking } from './picking.svelte'
import type { Table } from './table.svelte'

interface Chosen {
  /** For what position it was chosen; another one forgets it. */
  at: string
  keys: Key[]
}

const BUILDS = new Set(['district', 'wonder'])
/** A decision that has been begun and can be given up by taking it back. */
const BEGUN = new Set(['destination', 'privilege', 'pay', 'leave'])

export class Choosing {
  #table: Table
  #chosen = $state.raw<Chosen>({ at: '', keys: [] })
  #islandOf = $state.raw<readonly number[]>([])
  /** Princes that shall move, if there are as many. */
  number = $state(2)
  /** Touched with a finger: what a touch on the board brings is shown first, and done with the second. */
  hesitates = $state(false)
  #pointed = $state.raw<Touched | null>(null)
  /** Princes of whom the server has just been told that they go. */
  going = $state.raw<Key[]>([])
  #told = $state.raw<{ at: string; told: Told } | null>(null)

  #at = $derived.by(() => `${this.#table.view?.version} ${this.#table.view?.viewer}`)
  moves = $derived.by<Move[]>(() => this.#table.view?.choices.map(decode) ?? [])
  setting = $derived.by<Setting>(() => {
    const cards = this.#table.room?.options['scale_cards']
    return {
      seat: this.#table.view?.viewer ?? -1,
      islandOf: this.#islandOf,
      raisesFreely: cards === 'any',
      lowersFreely: cards === 'any' || cards === 'matching_raise',
    }
  })
  #facets = $derived.by(() => {
    const { setting } = this
    return new Map(this.moves.map((move) => [move.code, new Set([...facetsOf(move, setting), ...this.#turned])]))
  })
  /** The card that a privilege has turned: whatever comes next is played with it. */
  #turned = $derived.by<Key[]>(() => {
    const { step, action } = this.#table.view ?? {}
    return step === 'privilege' ? [turnedKey(action?.turned_into ?? -1)] : []
  })
  /** The only guest there is need not be touched if nothing else can be done, and no more need a turned card. */
  #implied = $derived.by<Key[]>(() => {
    const { setting } = this
    if (this.#turned.length) return this.#turned
    if (!setting.islandOf.length) return [] // the map has not come yet
    if (this.moves.some((move) => move.kind !== 'enter')) return []
    const guests = new Set(this.moves.map((move) => facetsOf(move, setting)[0]!))
    return guests.size === 1 ? [...guests] : []
  })
  /** Civilizations of the cards by which something can be meant. */
  useful = $derived(new Set([...this.#facets.values()].flatMap((facets) => [0, 1, 2, 3, 4].filter((one) => facets.has(cardKey(one))))))
  keys = $derived.by<Key[]>(() => {
    const own = this.#chosen.at === this.#at ? this.#chosen.keys : []
    return own.some((key) => key.startsWith('guest ')) ? own : [...this.#implied, ...own]
  })
  /** Moves that all the touches mean. */
  candidates = $derived(this.#fitting(this.keys))
  /** The move that is meant, shown first and not yet done. */
  ready = $derived(this.#meant(this.keys))
  /** Cards to be picked, where the move is nothing but cards. */
  picking: Picking

  lit = $derived.by<ReadonlySet<Key>>(() => {
    const { keys, setting } = this
    const lights = this.candidates.flatMap((move) => lightsOf(move, keys, setting))
    return new Set(this.picking.count ? [] : lights.filter((key) => !keys.includes(key)))
  })
  chosen = $derived<ReadonlySet<Key>>(new Set([...this.keys, ...this.#begun(), ...this.going]))
  /** Buttons that go on from here. */
  offers = $derived<Offer[]>(offersOf(this.candidates, this.keys))
  /** The move that would be done by touching what is pointed at. */
  pointed = $derived(this.#pointed ? (this.ready ?? this.#reach(this.#pointed)) : this.ready)
  /** What the server told of it. */
  told = $derived.by<Told | null>(() => {
    const { at, told } = this.#told ?? {}
    return at === this.#at && told?.code === this.pointed?.code ? (told ?? null) : null
  })
  ghosts = $derived<Ghost[]>(ghostsOf(this.told))
  /** Both one and two princes can go somewhere. */
  asksNumber = $derived(new Set(this.moves.flatMap((move) => (move.kind === 'to' ? [move.number] : []))).size > 1)
  /** A guest is to be chosen. */
  takesGuest = $derived.by(() => {
    const { view, decides } = this.#table
    return decides && view?.phase === 'welcome' && this.moves.some(({ kind }) => kind === 'enter' || kind === 'take')
  })
  /** A guest is chosen; a click on a place goes there. */
  isGuestChosen = $derived(this.takesGuest && this.keys.some((key) => key.startsWith('guest ')))
  /** The guest that is pointed at, else the one that is chosen; -1 if there is none. */
  guest = $derived.by(() => {
    if (!this.takesGuest) return -1
    if (this.#pointed?.kind === 'guest') return this.#pointed.guest
    return Number(this.keys.find((key) => key.startsWith('guest '))?.slice('guest '.length) ?? -1)
  })
  /** The moves that place it. */
  waysOfGuest = $derived.by<Move[]>(() => {
    const { guest } = this
    return this.moves.filter(({ kind, code }) => kind === 'enter' && this.#facets.get(code)!.has(guestKey(guest)))
  })
  mayEnd = $derived(this.moves.some((move) => move.kind === 'end'))
  /** Nothing can be done any more but to end. */
  onlyEnd = $derived(this.mayEnd && this.moves.length === 1)
  /** Cards that are to be discarded once the turn has ended. */
  surplus = $derived.by(() => (this.mayEnd && this.#table.view?.phase === 'development' ? this.picking.surplus : 0))
  /** How many cards of a civilization are chosen: to be played, or picked. */
  lifted = (civilization: number): number =>
    this.picking.count ? this.picking.picked.filter((one) => one === civilization).length : Number(this.keys.includes(cardKey(civilization)))
  /** Something was begun that can be given up. */
  canCancel = $derived.by<boolean>(() => {
    if (this.#chosen.at === this.#at && this.#chosen.keys.length > 0) return true
    const view = this.#table.view
    return view !== null && BEGUN.has(view.step) && view.can_take_back && this.#table.decides
  })

  constructor(table: Table) {
    this.#table = table
    this.picking = new Picking(table)
  }

  /** The map: on which island each district lies. */
  know(islandOf: readonly number[]): void {
    this.#islandOf = islandOf
  }

  /** Something on the board, or a card or button by its key, was touched. */
  touch(thing: Touched | Key): void {
    if (!this.#table.decides || this.#table.busy) return
    const { keys, ready } = this
    const ways = waysOf(thing)
    const again = ways.find((key) => keys.includes(key))
    if (again && ready) return this.#do(ready)
    if (again) return this.#choose(keys.filter((key) => key !== again))
    const next = this.#narrowed(ways)
    if (!next) return void this.#wonder(thing)
    const meant = this.#meant(next)
    const isSure = typeof thing === 'string' || !this.hesitates || this.#isUndone(meant)
    if (meant && isSure) return this.#do(meant)
    this.#choose(next)
    this.#table.sayInstead(null) // what was said before is not about this
  }

  /** Pointed at, or at nothing any more. */
  point(thing: Touched | null): void {
    this.#pointed = thing
  }

  /** Ask the server what the move that is pointed at would bring; to be run in an effect. */
  foresee(): void {
    const { pointed } = this
    const at = this.#at
    if (!pointed) return
    void this.#table.ask(pointed.code).then((told) => {
      if (this.pointed?.code === told.code) this.#told = { at, told }
    })
  }

  play(code: number): void {
    const move = this.moves.find((one) => one.code === code)
    if (move) this.#do(move)
  }

  end(): void {
    const end = this.moves.find((move) => move.kind === 'end')
    if (end) this.#do(end)
  }

  /** Back to before the choice was begun. */
  cancel(): void {
    if (this.picking.picked.length) this.picking.clear()
    else if (this.#chosen.at === this.#at && this.#chosen.keys.length) this.#choose([])
    else if (this.canCancel) void this.#table.takeBack()
  }

  /** Cards stand for themselves in a choice of cards; otherwise they are touched like anything else. */
  touchCard(civilization: number): void {
    if (this.picking.count) return this.picking.touch(civilization)
    this.touch(cardKey(civilization))
  }

  /** What a touch here would do at once, if anything: for a preview. */
  #reach(thing: Touched): Move | null {
    const next = this.#narrowed(waysOf(thing))
    return next ? this.#meant(next) : null
  }

  /** A pick of `to` is one of number too: the number is chosen beside it. */
  #meant(keys: readonly Key[]): Move | null {
    const left = this.#fitting(keys)
    const { number } = this
    const wanted = left.length > 1 ? left.filter((move) => move.kind === 'to' && move.number === number) : left
    const [move] = wanted
    return move && wanted.length === 1 && isMeant(move, keys) ? move : null
  }

  #fitting(keys: readonly Key[]): Move[] {
    const facets = this.#facets
    const fits = this.moves.filter((move) => keys.every((key) => facets.get(move.code)!.has(key)))
    const isHelped = fits.some((move) => !BUILDS.has(move.kind))
    return isHelped || !keys.length ? fits : [...fits, ...this.#turning(keys)]
  }

  /** Privileges where nothing else helps: a card turned into the civilization of the piece that was touched. */
  #turning(keys: readonly Key[]): Move[] {
    const own = keys.filter((key) => key.startsWith(`stack `)).map((key) => key.split(' ').map(Number))
    const viewer = this.setting.seat
    const wanted = own.flatMap(([, , seat, civilization]) => (seat === viewer ? [scaleKey(civilization!)] : []))
    if (!wanted.length || wanted.length !== keys.length) return []
    return this.moves.filter((move) => move.kind === 'privilege' && wanted.includes(scaleKey(move.second)))
  }

  /** The choice with one of these keys added; what does not agree with it gives way. */
  #narrowed(ways: Key[]): Key[] | null {
    const { keys } = this
    for (const key of ways) {
      const kind = key.split(' ')[0]!
      const others = keys.filter((one) => !one.startsWith(`${kind} `))
      const paid = others.filter((one) => /^(card|offer|guest) /.test(one))
      const cards = others.filter((one) => one.startsWith('card '))
      for (const kept of [others, paid, cards, []]) {
        if (this.#fitting([...kept, key]).length) return [...kept, key]
      }
    }
    return null
  }

  /** Where princes stand that have been told to go. */
  #begun(): Key[] {
    const { step, action, viewer } = this.#table.view ?? {}
    if (step !== 'destination' || !action) return []
    return [stackKey(action.district ?? -1, viewer ?? -1, action.civilization ?? -1)]
  }

  /** What cannot be undone is never done by a first touch of a finger; what is begun only is. */
  #isUndone(move: Move | null): boolean {
    return move?.kind === 'move' || move?.kind === 'leave'
  }

  #choose(keys: Key[]): void {
    const implied = this.#implied
    this.#chosen = { at: this.#at, keys: keys.filter((key) => !implied.includes(key)) }
  }

  #do(move: Move): void {
    this.#choose([])
    this.#pointed = null
    const { district, civilization } = move
    if (move.kind === 'move') this.going = [stackKey(district, this.setting.seat, civilization)]
    void this.#table.play(move.code).then(() => (this.going = []))
  }

  /** It does not glow: let the server say why not; where no move can be meant, say what else there is to do. */
  async #wonder(thing: Touched | Key): Promise<void> {
    const why = await import('./whynot').catch(() => null)
    const view = this.#table.view
    if (!view || !why) return
    const code = why.supposed(thing, this.keys, view, this.setting)
    if (code === null) return this.#table.sayInstead(why.insteadOf(view, this.onlyEnd))
    const told = await this.#table.ask(code)
    if (told.refusal) this.#table.refuse(told.refusal, code)
  }
}

/** A piece stands for its district too. */
function waysOf(thing: Touched | Key): Key[] {
  if (typeof thing === 'string') return [thing]
  if (thing.kind === 'monument') return [keyOf({ kind: 'district', district: thing.district })]
  if (thing.kind !== 'stack') return [keyOf(thing)]
  return [keyOf(thing), keyOf({ kind: 'district', district: thing.district })]
}
