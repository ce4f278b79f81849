/** All that the parts of a table's page share: the table, the choice in the making, and what is looked at. */

import { CIVILIZATIONS, decode, ISLANDS } from '../alphabet'
import { Loupe } from '../board/loupe.svelte'
import { GOAL } from '../board/track'
import type { BoardSheet, Key, Payment, Refused, Touched } from '../board/types'
import { Choosing } from '../game/choosing.svelte'
import { Hinting } from '../game/hinting.svelte'
import { Table, type TablePorts } from '../game/table.svelte'
import type { Film } from '../ending/film.svelte'
import { loadBoard, type Loaded } from '../net/boards'
import { later } from '../net/later'
import { plainNameOf } from '../parts/naming'
import type { Happening, RoomMessage, View } from '../protocol'
import type { Talking } from '../chat/talking.svelte'
import type { Timing } from '../time/timing.svelte'
import { say, words } from '../words/words.svelte'
import { Lapsing } from './lapsing.svelte'
import { keysOf } from './spoken'
import { Playback } from './playback.svelte'

export type Sheet = 'ending' | 'chronicle' | 'players' | 'supplies' | 'rules' | 'legend' | 'help' | 'typed' | 'districts' | 'name' | 'fair' | 'talk' | 'plan' | 'spectators' | 'time'

export class Desk {
  readonly id: string
  readonly table: Table
  readonly choosing: Choosing
  readonly hinting: Hinting
  readonly playback: Playback
  readonly lapsing: Lapsing
  readonly loupe = new Loupe()
  board = $state.raw<Loaded | null>(null)
  boardFailed = $state(false)
  /** Pieces that a sentence speaks of, while it is pointed at. */
  spot = $state.raw<ReadonlySet<Key>>(new Set())
  #near = $state.raw({ asked: '', district: -1 })
  /** The question to the viewer; a viewer who waits has none. */
  #asked = $derived.by(() => {
    const { view, decides } = this.table
    return view && decides ? `${view.round} ${view.lap} ${view.step}` : ''
  })
  /** The district that is looked at closely, until something else is asked; -1 if none is. */
  near = $derived(this.#near.asked === this.#asked ? this.#near.district : -1)
  /** What lies over the table. */
  open = $state<Sheet | null>(null)
  /** Where the rules are to be opened. */
  rule = $state<string | undefined>(undefined)
  /** Talk, notes and plans, which come a little later. */
  talking = $state.raw<Talking | null>(null)
  readonly loadTalk = later(async () => {
    const { Talking } = await import('../chat/talking.svelte')
    return (this.talking = await new Talking(this).begin())
  })
  /** Clocks, votes and leaving, which come a little later. */
  timing = $state.raw<Timing | null>(null)
  readonly loadTime = later(async () => {
    const { Timing } = await import('../time/timing.svelte')
    return (this.timing = await Timing.of(this))
  })
  /** Talk stands in the chronicle's place. */
  aside = $state(false)
  #touched = $state.raw<Touched | null>(null)
  /** What was touched in vain, to be shaken. */
  refused = $derived.by<Refused | null>(() => {
    const at = this.table.refused?.at
    return this.#touched && at ? { thing: this.#touched, at } : null
  })
  /** The seat whose player confirmed to be at this device. */
  #holder = $state(-1)

  /** Prestige that is being paid: shown for a moment. */
  paid = $state.raw<Happening | null>(null)
  payments = $state.raw<readonly Payment[]>([])

  /** A position of the past that a replay shows, or who looks back from this table. */
  past = $state.raw<View | null>(null)
  /** Whether the past of this game is looked at from its table. */
  looksBack = $state(false)
  /** What is looked at then: a line of the chronicle leads to its moment. */
  film = $state.raw<Film | null>(null)
  stands = $state(false)
  /** The position on the board: the present one, or one that is played back. */
  view = $derived.by<View | null>(() => this.past ?? this.playback.view ?? this.table.view)
  room = $derived.by<RoomMessage | null>(() => this.table.room)
  /** What a district counts at least (R-BOARD-2). */
  lowest = $derived.by(() => Number(this.table.room?.options['lowest_value'] ?? 1))
  target = $derived.by(() => Number(this.table.room?.options['target'] ?? GOAL))
  names = $derived.by<string[]>(() => this.table.names)
  sheet = $derived<BoardSheet | null>(this.board?.sheet ?? null)
  /** Whether several people play at this device. */
  isShared = $derived.by<boolean>(() => {
    const { mine, view } = this.table
    return mine.length > 1 && view !== null && view.phase !== 'over'
  })
  /** Whether somebody at a device of several players holds cards that the others there may not see. */
  hides = $derived.by<boolean>(() => this.isShared && this.table.mine.some((seat) => this.table.view!.players[seat]!.cards > 0))
  /** Whom the device waits for, when it is to be handed on covered; -1 if nobody. */
  covered = $derived.by(() => (this.hides ? this.#nextBut(this.#holder) : -1))
  /** The next player at a device where nobody has anything to hide; -1 if they are there already. */
  passing = $derived.by(() => (this.isShared && !this.hides ? this.#nextBut(this.table.view!.viewer) : -1))
  /** Whether a hand lies open at a device of several players though its player has nothing to decide. */
  bared = $derived.by<boolean>(() => {
    const { view } = this.table
    return this.hides && view!.viewer >= 0 && (this.covered >= 0 || !view!.deciding.includes(view!.viewer))
  })
  /** What others have done and may still take back; bots never do. */
  tentative = $derived.by<ReadonlySet<Key>>(() => {
    const view = this.table.view
    if (!view || this.playback.view || this.past) return new Set()
    const drafted = this.table.chronicle.filter((one) => one.number >= view.draft && one.seat !== view.viewer && this.mayTakeBack(one.seat))
    return new Set(drafted.flatMap(keysOf).filter((key) => !key.startsWith('district ')))
  })

  constructor(id: string, ports: TablePorts) {
    this.id = id
    this.table = new Table(ports)
    this.choosing = new Choosing(this.table)
    this.hinting = new Hinting(this.table, () => this.choosing.setting)
    this.playback = new Playback(this.table)
    this.lapsing = new Lapsing(this)
    this.table.onnews = (news) => {
      const isEarly = !this.talking // then it may have been counted already, when talk was loaded
      void this.loadTalk().then((talking) => {
        talking.hear(news)
        if (isEarly) void talking.refresh()
      }, () => undefined)
    }
  }

  /** The board is to be seen: from now on comes what one can play without. */
  readonly stand = (): void => {
    performance.mark('board')
    setTimeout(() => (this.stands = true), 50)
  }

  async loadBoard(digest: string): Promise<void> {
    this.boardFailed = false
    try {
      this.board = await loadBoard(digest)
      this.choosing.know(this.board.sheet.districts.map((district) => district.island))
    } catch {
      this.boardFailed = true
    }
  }

  /** Back to the present, where that is. */
  toNow(): void {
    this.playback.stop()
    this.looksBack = false
  }

  /** Nobody holds the device any more: no hand is sent to it until a player confirms to be there. */
  putDown(): void {
    this.#holder = -1
    if (this.table.view!.viewer >= 0) void this.table.look(-1)
  }

  /** A player confirmed to be at this device. */
  async uncover(seat: number): Promise<void> {
    this.#holder = seat
    await this.table.look(seat)
  }

  /** Nobody here has anything to hide: the next player simply goes on. */
  async pass(seat: number): Promise<void> {
    this.#holder = -1
    await this.table.look(seat)
  }

  /** The first player of this device who is asked; -1 if nobody is, or that one is among them. */
  #nextBut(seat: number): number {
    const waiting = this.table.mine.filter((one) => this.table.view!.deciding.includes(one))
    return waiting.includes(seat) ? -1 : (waiting[0] ?? -1)
  }

  touch(thing: Touched): void {
    if (this.past || this.playback.view) return this.toNow()
    this.#look(thing)
    this.#touched = thing
    this.choosing.touch(thing)
  }

  point(thing: Touched | null): void {
    if (this.playback.view || this.past) return
    if (thing) this.#look(thing)
    this.choosing.point(thing)
  }

  #look(thing: Touched): void {
    if ('district' in thing) this.#near = { asked: this.#asked, district: thing.district }
  }

  showRule(rule: string | null | undefined): void {
    this.rule = rule ?? undefined
    this.open = 'rules'
  }

  name(seat: number): string {
    return this.names[seat] ?? ''
  }

  /** Whether a person sits there, who may change their mind. */
  mayTakeBack(seat: number): boolean {
    const kind = this.room?.sitting[seat]?.kind
    return kind !== undefined && kind !== 'bot'
  }

  /** His name where it stands alone, without a word of whose it is. */
  call(seat: number): string {
    const one = this.room?.sitting[seat]
    return one ? plainNameOf(one, seat) : ''
  }

  /** Whether the only player of this device sits there. */
  isMe(seat: number): boolean {
    const { mine } = this.table
    return mine.length === 1 && mine[0] === seat
  }

  /** The same with a word if it is one's own. */
  label(seat: number): string {
    return this.isMe(seat) ? `${this.call(seat)} ${say('table-it-is-you')}` : this.call(seat)
  }

  /** Whether the viewer sits here without a name. */
  nameless = $derived.by<boolean>(() => {
    const one = this.room?.sitting[this.table.view?.viewer ?? -1]
    return one?.kind === 'person' && one.mine === true && !one.name
  })

  district(district: number): string {
    const one = this.sheet?.districts[district]
    if (!one) return ''
    return words.has(`district-${one.id}`) ? say(`district-${one.id}`) : one.name
  }

  districtId(district: number): string {
    return this.sheet?.districts[district]?.id ?? ''
  }

  /** The words of a move, as ids that messages choose by. */
  wordsOf(code: number): Record<string, string | number> {
    const move = decode(code)
    return {
      civ: CIVILIZATIONS[move.civilization] ?? '',
      second: CIVILIZATIONS[move.second] ?? '',
      island: ISLANDS[move.island] ?? '',
      district: this.districtId(move.district),
      number: move.number,
    }
  }
}

