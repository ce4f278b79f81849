/** A position that is set up: its text, the rules and the map that it is read for, and what the server says of it. */

import { CIVILIZATIONS, ISLANDS, SEATS } from '../alphabet'
import type { BoardSheet, Touched } from '../board/types'
import { Trouble } from '../net/api'
import { loadBoard, remember, type Loaded } from '../net/boards'
import type { PositionFault, PositionShown, StudyStart } from '../protocol'
import { say } from '../words/words.svelte'
import { doors } from './doors'
import { countOf, factsOf, textOf, withCount, withoutSeats, wordsOf } from './facts'

export const TOOLS = ['prince', 'monument', 'wonder', 'guest', 'erase'] as const
export type Tool = (typeof TOOLS)[number]

const LATER = 200
/** What is only there while something waits; another step leaves it behind. */
const WAITING = ['interrupted', 'named', 'undecided', 'ended', 'draws-left', 'drawn', 'turned-into', 'moving', 'paying', 'building', 'lap', 'turn', 'acted', 'surprised']
const WAITING_OF = ['open', 'taken', 'surprise-taken', 'chosen', 'turned', 'leaving']
/** Guests and cards that come for each player. */
const COME = { guests: 3, deal: 5 }

export class Editing {
  text = $state('')
  players = $state(3)
  edition = $state<string | null>(null)
  options = $state.raw<Record<string, number | boolean | string>>({})
  /** The text of a board file; null: the usual map. */
  map = $state.raw<string | null>(null)
  loaded = $state.raw<Loaded | null>(null)
  shown = $state.raw<PositionShown | null>(null)
  trouble = $state('')
  tool = $state<Tool>('prince')
  seat = $state(0)
  civilization = $state(0)
  /** The district that was touched last; -1: none. */
  here = $state(-1)
  readonly facts = $derived.by(() => factsOf(this.text))
  readonly seats = $derived.by(() => SEATS.slice(0, this.players))
  #past = $state.raw<string[]>([])
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined

  get canUndo(): boolean {
    return this.#past.length > 0
  }

  get sheet(): BoardSheet | null {
    return this.loaded?.sheet ?? null
  }

  /** It can be studied and played; null while that is being checked. */
  get isRight(): boolean | null {
    return this.shown && this.shown.faults.length === 0
  }

  get start(): StudyStart {
    const { text, players, edition, options, map } = this
    return { text, players, edition, options, map }
  }

  set(start: StudyStart): void {
    this.players = start.players
    this.edition = start.edition ?? null
    this.options = start.options ?? {}
    this.map = start.map ?? null
    this.text = start.text
    this.#past = []
    this.seat = 0
    this.check()
  }

  clear(): void {
    this.#keep()
    this.text = emptyText(this.players)
    this.check()
  }

  /** What was typed. */
  type(text: string): void {
    if (text === this.text) return
    this.#keep()
    this.text = text
    const players = Number(factsOf(text).get('players'))
    if (players >= 2 && players <= 5) this.players = players
    this.check()
  }

  undo(): void {
    const last = this.#past.at(-1)
    if (last === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.text = last
    this.players = Number(this.facts.get('players')) || this.players
    this.check()
  }

  change(job: (facts: Map<string, string>) => void): void {
    const facts = factsOf(this.text)
    job(facts)
    this.#keep()
    this.text = textOf(facts)
    this.check()
  }

  put(subject: string, value: string): void {
    this.change((facts) => (value ? facts.set(subject, value) : facts.delete(subject)))
  }

  count(subject: string): number {
    return countOf(this.facts, subject)
  }

  putCount(subject: string, count: number): void {
    this.change((facts) => withCount(facts, subject, count))
  }

  /** Something on the board was touched. */
  touch(thing: Touched): void {
    const { sheet, tool } = this
    if (!sheet) return
    if (thing.kind === 'wonder') return this.#wonder(thing.island)
    if (thing.kind === 'guest') return this.#guest(thing.guest)
    if (thing.kind !== 'district') return
    this.here = thing.district
    const { id, island } = sheet.districts[thing.district]!
    const people = CIVILIZATIONS[this.civilization]!
    const seat = this.seats[this.seat]!
    if (tool === 'prince') this.#add(`prince ${seat} ${people} ${id}`, 1)
    else if (tool === 'monument') this.put(`monument ${id}`, `${people} ${seat}`)
    else if (tool === 'wonder') this.#wonder(island)
    else if (tool === 'guest') this.#add(`open ${people} ${ISLANDS[island]}`, 1)
    else this.#erase(id)
  }

  /** What stands in a district: subjects of the facts about it. */
  standing(district: string): string[] {
    return [...this.facts.keys()].filter((subject) => subject === `monument ${district}` || (subject.startsWith('prince ') && subject.endsWith(` ${district}`)))
  }

  setPlayers(players: number): void {
    const gone = SEATS.slice(players)
    const before = this.seats
    this.change((facts) => {
      const kept = withoutSeats(facts, gone)
      const track = [...wordsOf(kept, 'track'), ...SEATS.slice(0, players).filter((seat) => !before.includes(seat))]
      kept.set('players', String(players)).set('track', track.join(' '))
      if (facts.has('turn') && !kept.has('turn')) kept.set('turn', track[0]!)
      facts.clear()
      for (const [subject, value] of kept) facts.set(subject, value)
    })
    this.players = players
    this.seat = Math.min(this.seat, players - 1)
    this.check()
  }

  /** Another thing is asked: what waits for the old one goes, what the new one needs comes. */
  setStep(step: string): void {
    this.change((facts) => {
      const isWelcome = step === 'guest'
      for (const subject of [...facts.keys()]) {
        const verb = subject.split(' ')[0]!
        const isGuests = (isWelcome && ['open', 'taken', 'surprise-taken', 'surprised'].includes(verb)) || (step === 'guests' && verb === 'open')
        if (!isGuests && (WAITING.includes(subject) || WAITING_OF.includes(verb))) facts.delete(subject)
      }
      const track = wordsOf(facts, 'track')
      facts.set('step', step)
      if (!countOf(facts, 'round')) facts.set('round', '1')
      if (step === 'act' || step === 'guest') facts.set('lap', '1').set('turn', track[0] ?? 'red')
      if (step === 'guests') withCount(facts, 'draws-left', Math.max(0, COME.guests * this.players - this.#lying(facts)))
      if (step === 'deal') facts.set('lap', '1').set('draws-left', String(COME.deal * this.players))
      if (step === 'discard') facts.set('lap', '1').set('undecided', track.slice(0, -1).join(' '))
      if (step === 'over') facts.set('ended', 'target')
    })
  }

  /** Who comes before on the track has had their turn. */
  setTurn(seat: string): void {
    this.change((facts) => {
      const track = wordsOf(facts, 'track')
      facts.set('turn', seat)
      const acted = track.slice(0, track.indexOf(seat))
      if (acted.length) facts.set('acted', acted.join(' '))
      else facts.delete('acted')
    })
  }

  /** Points lead the track. */
  setScore(seat: string, points: number): void {
    this.change((facts) => {
      withCount(facts, `score ${seat}`, points)
      const score = (one: string): number => countOf(facts, `score ${one}`)
      facts.set('track', wordsOf(facts, 'track').sort((a, b) => score(b) - score(a)).join(' '))
    })
  }

  async setMap(map: string | null): Promise<void> {
    this.trouble = ''
    try {
      if (map !== null) {
        const { digest, sheet, drawing } = await doors.map(map)
        remember(digest, { sheet: sheet as unknown as BoardSheet, drawing })
      }
      this.map = map
      this.check()
    } catch (error) {
      this.trouble = error instanceof Trouble ? error.message : say('page-went-wrong')
    }
  }

  /** What can be mended without a choice, or by luck: the order of the track, and how many guests lie open. */
  mend({ why }: PositionFault): void {
    if (why.id === 'position-track') return this.#inOrder()
    const words = why.words ?? {}
    const missing = Number(words['due']) - Number(words['lying'])
    this.change((facts) => {
      const bag = [...(this.shown?.view.bag ?? [])]
      for (let number = Math.abs(missing); number > 0; number -= 1) {
        const kinds = missing > 0 ? bag.flatMap((count, kind) => Array.from({ length: count }, () => kind)) : bag.flatMap((_, kind) => Array.from({ length: countOf(facts, openOf(kind)) }, () => kind))
        const kind = kinds[Math.floor(Math.random() * kinds.length)]
        if (kind === undefined) return
        bag[kind]! -= missing > 0 ? 1 : 0
        withCount(facts, openOf(kind), countOf(facts, openOf(kind)) + Math.sign(missing))
      }
    })
  }

  #inOrder(): void {
    this.change((facts) => {
      const score = (seat: string): number => countOf(facts, `score ${seat}`)
      facts.set('track', wordsOf(facts, 'track').sort((a, b) => score(b) - score(a)).join(' '))
    })
  }

  /** Ask the server what it says of it, when one has stopped for a moment. */
  check(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), LATER)
  }

  /** Check it now; whether it can be. */
  async settled(): Promise<boolean> {
    clearTimeout(this.#timer)
    await this.#ask()
    return this.isRight === true
  }

  async #ask(): Promise<void> {
    this.#asking?.abort()
    const asking = (this.#asking = new AbortController())
    try {
      const shown = await doors.check(this.start, asking.signal)
      const loaded = await loadBoard(shown.board)
      if (asking.signal.aborted) return
      this.loaded = loaded
      this.shown = shown
      this.trouble = ''
    } catch (error) {
      if (!asking.signal.aborted) this.trouble = error instanceof Trouble ? error.message : say('page-went-wrong')
    }
  }

  #keep(): void {
    this.#past = [...this.#past.slice(-99), this.text]
  }

  #add(subject: string, number: number): void {
    this.putCount(subject, this.count(subject) + number)
  }

  #wonder(island: number): void {
    const subject = `wonder ${ISLANDS[island]}`
    const seat = this.seats[this.seat]!
    this.put(subject, this.tool === 'erase' || this.facts.get(subject) === seat ? '' : seat)
  }

  /** Guests by the ships: touched with one more in the hand one comes, else one goes. */
  #guest(guest: number): void {
    this.#add(openOf(guest), this.tool === 'guest' ? 1 : -1)
  }

  #erase(district: string): void {
    const last = this.standing(district).at(-1)
    if (last?.startsWith('prince ')) this.#add(last, -1)
    else if (last) this.put(last, '')
  }

  #lying(facts: Map<string, string>): number {
    return [...facts].reduce((sum, [subject, value]) => sum + (subject.startsWith('open ') ? Number(value) : 0), 0)
  }
}

/** Whose mending is known. */
export const MENDED: ReadonlySet<string> = new Set(['position-track', 'position-open'])

const openOf = (guest: number): string => `open ${CIVILIZATIONS[guest % CIVILIZATIONS.length]} ${ISLANDS[Math.floor(guest / CIVILIZATIONS.length)]}`

/** Phase 2 begins, and nothing is there yet. */
export const emptyText = (players: number): string => {
  const seats = SEATS.slice(0, players).join(' ')
  return `players ${players}\nround 1\nstep act\nlap 1\nturn red\nscale ${CIVILIZATIONS.join(' ')}\ntrack ${seats}\n`
}
