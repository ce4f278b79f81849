/** Playing on from a position of a study: bots answer at the seats that they are given, in the branch where one is. */

import { Trouble } from '../net/api'
import { levelOf, plainNameOf } from '../parts/naming'
import { preferences } from '../preferences.svelte'
import type { Sitting, Study, StudyPosition, View } from '../protocol'
import { say, words } from '../words/words.svelte'
import type { Tree } from './tree'

/** [seat] -> its bot; null: somebody here plays it. */
export type Bots = readonly (string | null)[]

/** Milliseconds between two decisions of bots: one wants to see what they do. */
const PAUSE = 650
const TRIES = 10

/** The study in which bots play. */
interface Studied {
  readonly study: Study
  readonly at: string
  readonly tree: Tree
  readonly line: readonly string[]
  readonly index: number
  readonly position: StudyPosition | null
  readonly draws: boolean
  go: (id: string) => Promise<void>
  answer: (bots: Bots, signal: AbortSignal) => Promise<boolean>
  retell: () => Promise<void>
}

export class Playing {
  readonly #studying: Studied
  /** Null while nobody plays. */
  bots = $state.raw<Bots | null>(null)
  /** The hands of bots are covered. */
  hides = $state(true)
  /** Where it began. */
  from = $state('')
  trouble = $state('')
  isThinking = $state(false)
  #going: AbortController | undefined

  constructor(studying: Studied) {
    this.#studying = studying
  }

  start(bots: Bots, hides: boolean): void {
    this.bots = bots
    this.hides = hides
    this.from = this.#studying.at
    void this.#studying.retell()
    void words.add('rules').then(() => this.#studying.retell(), () => undefined)
    void this.goOn()
  }

  end(): void {
    this.halt()
    this.bots = null
    void this.#studying.retell()
  }

  /** Nobody waits for the bots any more. */
  halt(): void {
    this.#going?.abort()
    this.#going = undefined
    this.isThinking = false
    this.trouble = ''
  }

  /** Let the bots answer, one decision after the other, until somebody here is to decide. */
  async goOn(): Promise<void> {
    if (!this.bots) return
    this.halt()
    const going = (this.#going = new AbortController())
    for (let tries = 0; tries < TRIES && this.isTheirs && !going.signal.aborted; ) {
      this.isThinking = true
      await this.#studying.retell()
      try {
        if (!(await this.#studying.answer(this.bots, going.signal))) break
        tries = 0
        await pause(preferences.calm ? PAUSE * 2 : PAUSE)
      } catch (error) {
        if (going.signal.aborted) return
        const wait = error instanceof Trouble ? error.wait : 0
        this.trouble = error instanceof Trouble ? error.message : say('page-went-wrong')
        if (!wait) break
        tries += 1
        await pause(wait * 1000)
      }
    }
    if (this.#going !== going) return
    this.isThinking = false
    await this.#studying.retell()
  }

  /** Whether bots, or chance, are to decide here. */
  get isTheirs(): boolean {
    const { position, draws } = this.#studying
    if (!this.bots || !position || position.view.phase === 'over') return false
    return position.draws.length ? draws : position.view.deciding.some((seat) => this.bots?.[seat]) && this.#own < 0
  }

  /** The seat to look from if it is another than that of the position: while all discard those here choose first. */
  get wanted(): number | undefined {
    const own = this.#own
    return own < 0 || own === this.#studying.position?.view.viewer ? undefined : own
  }

  /** The first seat of somebody here that is to decide; -1: none. */
  get #own(): number {
    return this.#studying.position?.view.deciding.find((seat) => this.bots?.[seat] === null) ?? -1
  }

  /** The number of the position before the last decision of somebody here; undefined while nobody plays. */
  get stop(): number | undefined {
    const last = this.#lastOwn
    if (this.bots) this.halt()
    return last < 0 ? undefined : last - 1
  }

  /** Whether somebody here has decided since it began. */
  get hasMoved(): boolean {
    return this.#lastOwn >= 0
  }

  /** After one's last move: chance and bots answer anew. */
  async otherwise(): Promise<void> {
    const { line } = this.#studying
    const last = this.#lastOwn
    await this.#from(last < 0 ? this.from : line[last]!)
  }

  /** From where it began. */
  async again(): Promise<void> {
    await this.#from(this.from)
  }

  async #from(id: string): Promise<void> {
    this.halt()
    await this.#studying.go(id)
    await this.goOn()
  }

  get #lastOwn(): number {
    const { tree, line, index } = this.#studying
    const begin = line.indexOf(this.from)
    for (let at = index; this.bots && at > Math.max(0, begin); at -= 1) {
      const node = tree.node(line[at]!)
      if (node.event && node.event.seat >= 0 && !this.bots[node.event.seat]) return at
    }
    return -1
  }

  /** Who sits at the table meanwhile. */
  get sitting(): Sitting[] | undefined {
    const { bots } = this
    if (!bots) return undefined
    const isAlone = bots.filter((one) => one === null).length === 1
    const theirs = this.#studying.position?.view.deciding.find((seat) => bots[seat])
    return bots.map((bot, seat) =>
      bot === null
        ? { name: this.#studying.study.names[seat] ?? '', kind: 'person', here: true, mine: isAlone }
        : { name: this.nameOf(seat), kind: 'bot', level: bot, here: true, thinking: this.isThinking && seat === theirs },
    )
  }

  /** What the bot of a seat is called: two of one level are told apart by their colours. */
  nameOf(seat: number): string {
    const bot = this.bots?.[seat]
    if (!bot) return plainNameOf({ name: this.#studying.study.names[seat] ?? '', kind: 'person' }, seat)
    const isOne = this.bots!.filter((one) => one === bot).length === 1
    return isOne ? levelOf(bot) : `${levelOf(bot)} (${plainNameOf({ name: '', kind: 'bot' }, seat)})`
  }

  /** A view as those see it who play: bots decide for themselves, and their hands may be covered. */
  seen(view: View): View {
    const { bots } = this
    if (!bots) return view
    const isBots = (seat: number): boolean => typeof bots[seat] === 'string'
    const others = bots.findIndex((_, seat) => !view.deciding.includes(seat))
    const mine = bots.includes(null) ? bots.indexOf(null) : others
    const players = this.hides ? view.players.map((one, seat) => (isBots(seat) ? { ...one, hand: null, chosen: null } : one)) : view.players
    if (mine < 0 || !isBots(view.viewer)) return { ...view, players }
    return { ...view, players, viewer: mine, choices: [] }
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))
