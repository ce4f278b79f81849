/** Chat at one table: the lines that were said, how many are unread, and saying something. */

import type { Heard, Line, Phrase, Planned, Said, ChatView, Target, Unsaid } from '../protocol'
import { play } from '../table/sound'
import type { Table } from '../game/table.svelte'
import type { Seats } from '../table/seats'
import { say, words } from '../words/words.svelte'
import { removeLine, switchChat, chatOf } from './doors'
import { noteRead, readOf } from './reading'
import type { Talk } from './talk'

const MOST = 50
export type Tab = 'chat' | 'notes'
type Words = { text: string } | { phrase: string }

/** What of a table's page the chat needs. */
interface Around {
  id: string
  table: Table
  seats: Seats
}

export class Chatting implements Talk {
  readonly desk: Around
  about = $state.raw<ChatView | null>(null)
  lines = $state.raw<Line[]>([])
  /** Whether lines have been asked for, and not only how many there are. */
  #isLoaded = false
  /** Lines that the socket told. */
  #heard = 0
  #count = $state(0)
  #read = $state(0)
  /** Panels on the screen that show the lines. */
  #shown = $state(0)
  tab = $state<Tab>('chat')
  /** The newest line, for who does not see it. */
  newest = $state.raw<Line | null>(null)
  /** Why a plan was dropped, until that has been read. */
  misfit = $state.raw<Phrase | null>(null)
  /** Grows with every change of one's own plan that was not made here. */
  planned = $state(0)
  /** Whether the viewer has planned anything, as far as is known. */
  hasPlan = $state(false)
  unread = $derived.by(() => (this.#shown ? 0 : Math.max(0, this.#count - this.#read)))
  hasEarlier = $derived.by(() => this.lines.length < this.#count)

  constructor(desk: Around) {
    this.desk = desk
    this.#read = readOf(desk.id)
  }

  /** The words of this folder, and how many lines there are. */
  async begin(): Promise<this> {
    await words.add('chat')
    await this.#load(0).catch(() => undefined)
    const { room } = this.desk.table
    const isAlone = !room?.spectators && room?.sitting.every((one) => one.mine || one.kind === 'bot')
    if (isAlone && !this.#count) this.tab = 'notes'
    return this
  }

  /** The lines are on the screen; the function takes them off. */
  show(): () => void {
    this.#shown += 1
    void this.refresh()
    return () => {
      this.#shown -= 1
    }
  }

  /** Ask for the last lines again: after a connection was lost, at the end of the game, when one was removed. */
  async refresh(): Promise<void> {
    if (this.#shown || this.#isLoaded) await this.#load(MOST).catch(() => undefined)
    else await this.#load(0).catch(() => undefined)
  }

  async earlier(): Promise<void> {
    const found = await chatOf(this.desk.id, MOST, this.lines[0]?.id)
    this.lines = [...found.lines, ...this.lines]
    if (!found.lines.length) this.#count = this.lines.length
  }

  hear(message: Said | Unsaid | Planned): void {
    if (message.type === 'said') this.#said(message.line)
    else if (message.type === 'unsaid') void this.refresh()
    else {
      this.planned += 1
      if (message.misfit) this.misfit = message.misfit
    }
  }

  get side(): string {
    return say(this.desk.table.view?.phase === 'over' ? 'chat-side-all' : `chat-side-${this.about!.side}`)
  }

  get empty(): string {
    return say(`chat-empty-${this.about!.side}`)
  }

  get names(): readonly string[] {
    return this.desk.seats.names
  }

  isMine = (line: Line): boolean => line.person !== null && line.person === this.about?.mine

  /** Null if it was said; else why not. */
  async say(what: Words): Promise<Heard> {
    return this.desk.table.speak('text' in what ? { type: 'say', text: what.text } : { type: 'say_phrase', phrase: what.phrase as never })
  }

  async remove(line: Line): Promise<void> {
    await removeLine(this.desk.id, line.id)
    await this.refresh()
  }

  async silence(isSilent: boolean): Promise<void> {
    this.about = await switchChat(this.desk.id, isSilent)
  }

  /** What a line says, in the reader's language. */
  textOf(line: Line): string {
    if (line.removed) return say('chat-removed')
    return line.phrase ? say(`phrase-${line.phrase}`) : (line.text ?? '')
  }

  /** Who opens the review of the game says so here. */
  linkOf = (line: Line): string | undefined => (line.phrase === 'review' ? `/games/${this.desk.id}/review` : undefined)

  whom = (line: Line): { whom: Target; quote: string } => ({ whom: { game: this.desk.id, line: line.id }, quote: '' })

  nameOf(line: Line): string {
    const seated = line.seat < 0 ? '' : this.desk.seats.call(line.seat)
    const isSamePlayer = seated.replace(/ \d+$/, '') === line.name // without the number that tells equal names apart
    if (line.seat >= 0 && (!line.name || isSamePlayer || line.person === this.about?.mine)) return seated
    return line.name || say(line.person ? 'chat-guest' : 'chat-gone')
  }

  #said(line: Line): void {
    this.#heard += 1
    if (this.lines.some(({ id }) => id === line.id)) return
    this.#count += 1
    if (this.#isLoaded) this.lines = [...this.lines, line].sort((a, b) => a.id - b.id)
    if (this.#shown) this.#note()
    if (this.isMine(line)) return
    this.newest = line
    play('said')
  }

  async #load(most: number): Promise<void> {
    const heard = this.#heard
    const found = await chatOf(this.desk.id, most)
    if (heard !== this.#heard) return this.#load(most) // a line came meanwhile, which this answer may lack
    this.about = found
    this.#count = found.count
    if (most) {
      const first = found.lines[0]?.id ?? Infinity
      const known = this.#isLoaded ? this.lines.filter(({ id }) => id < first) : []
      this.lines = found.lines.length < found.count ? [...known, ...found.lines] : found.lines
      this.#isLoaded = true
    }
    if (this.#shown) this.#note()
  }

  /** All that there is has been read. */
  #note(): void {
    this.#read = this.#count
    noteRead(this.desk.id, this.#count)
  }
}
