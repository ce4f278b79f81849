/** A study that several people look at together: who is here, who leads, where all look, and what is said. */

import type { Talk } from '../chat/talk'
import { GameSocket, type Connection, type Line as Wire } from '../game/socket'
import { api } from '../net/api'
import type { Go, Heard, Lead, Line, ReviewAt, ReviewChange, ReviewLines, ReviewRoom, Said, Say, SayPhrase, Silence, Target, Unsaid, Unsay, Wrong } from '../protocol'
import { say } from '../words/words.svelte'
import type { Studying } from './studying.svelte'

type Message = ReviewRoom | ReviewLines | ReviewAt | ReviewChange | Said | Unsaid | Heard | Wrong
type Keyless = Go | Lead | Silence | Unsay

/** Steps of a leader are sent so often at most; of more the last one counts. */
const PAUSE = 100
const OPEN = 1

export class Together implements Talk {
  readonly studying: Studying
  room = $state.raw<ReviewRoom | null>(null)
  lines = $state.raw<Line[]>([])
  connection = $state<Connection>('connecting')
  /** One looks at what the others look at. */
  following = $state(true)
  /** The last that came or went, in words. */
  news = $state('')
  #unread = $state(0)
  #shown = $state(0)
  readonly unread = $derived.by(() => (this.#shown ? 0 : this.#unread))
  readonly leads = $derived.by(() => this.room?.leads ?? false)
  readonly isOwner = $derived.by(() => this.room !== null && this.room.mine === this.room.owner)
  /** Others than oneself that are here. */
  readonly others = $derived.by(() => this.room?.people.filter(({ person }) => person !== this.room!.mine) ?? [])
  readonly isAlone = $derived.by(() => !this.others.length && (this.room?.strangers ?? 0) <= (this.room?.mine === null ? 1 : 0))
  /** Whether there is another place to go back to. */
  readonly isApart = $derived.by(() => !this.following && !!this.room?.at && this.connection === 'open')
  readonly hasEarlier = false
  readonly names: readonly string[] = []
  #socket: GameSocket
  #wire: Wire | null = null
  #answers = new Map<string, (heard: Heard) => void>()
  /** The version of the study that is shown, and the newest that was heard of. */
  #known: number
  #newest = 0
  #loading = false
  /** A position to follow to that has not come yet. */
  #missed = ''
  /** The line has been opened, and nothing was told by it yet. */
  #isBack = false
  #sending: ReturnType<typeof setTimeout> | undefined

  constructor(studying: Studying, following: boolean) {
    this.studying = studying
    this.following = following
    this.#known = studying.entry.version
    this.#socket = new GameSocket({
      open: () => (this.#wire = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/studies/${studying.entry.id}`)),
      onmessage: (message) => this.#hear(message as unknown as Message),
      onstate: (state) => {
        this.connection = state
        if (state === 'open') this.#isBack = true
      },
    })
  }

  /** The function leaves. */
  start(): () => void {
    this.#socket.start()
    const wake = (): void => this.#socket.wake()
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', wake)
      this.#socket.stop()
    }
  }

  get about(): Talk['about'] {
    const { room } = this
    return room && { voice: room.voice, phrases: room.phrases, removes: room.removes, host: this.isOwner, silent: room.silent, count: this.lines.length }
  }

  get side(): string {
    return say('review-chat-side')
  }

  get empty(): string {
    return say('review-chat-empty')
  }

  /** One has gone to another position by oneself. */
  stepped(): void {
    if (this.leads && this.following && !this.studying.isTried) this.#lead()
    else this.following = this.studying.at === this.room?.at
  }

  /** Back to what the others look at. */
  join(): void {
    this.following = true
    if (this.room?.at) this.#follow(this.room.at)
    else if (this.leads) this.#lead()
  }

  hand(to: string | null): void {
    this.#tell({ type: 'lead', to })
  }

  /** Give oneself a name, and come again as who one is then. */
  async name(name: string): Promise<void> {
    await api.changeMe({ name })
    this.#socket.stop()
    this.#socket.start()
  }

  show(): () => void {
    this.#shown += 1
    this.#unread = 0
    return () => {
      this.#shown -= 1
      this.#unread = 0
    }
  }

  /** All that is remembered is here. */
  async earlier(): Promise<void> {}

  /** Somebody is muted or blocked from now on: what they have said is told no more. */
  async refresh(): Promise<void> {
    this.#socket.stop()
    this.#socket.start()
  }

  say(what: { text: string } | { phrase: string }): Promise<Heard> {
    const key = crypto.getRandomValues(new Uint32Array(4)).join('-').slice(0, 40)
    const message: Say | SayPhrase = 'text' in what ? { type: 'say', key, text: what.text } : { type: 'say_phrase', key, phrase: what.phrase as SayPhrase['phrase'] }
    return new Promise((resolve) => {
      this.#answers.set(key, resolve)
      this.#socket.send(message)
    })
  }

  async remove(line: Line): Promise<void> {
    this.#tell({ type: 'unsay', line: line.id })
  }

  async silence(silent: boolean): Promise<void> {
    this.#tell({ type: 'silence', silent })
  }

  isMine = (line: Line): boolean => line.person !== null && line.person === this.room?.mine

  textOf(line: Line): string {
    if (line.removed) return say('chat-removed')
    return line.phrase ? say(`phrase-${line.phrase}` as 'phrase-hello') : (line.text ?? '')
  }

  nameOf(line: Line): string {
    return line.name || say('chat-guest')
  }

  linkOf(): undefined {
    return undefined
  }

  whom(line: Line): { whom: Target; quote: string } {
    return { whom: { person: line.person }, quote: this.textOf(line) }
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'review':
        return this.#sit(message)
      case 'review_lines':
        this.lines = message.lines
        return
      case 'review_at':
        this.room = { ...this.room!, at: message.at }
        if (this.following) this.#follow(message.at)
        return
      case 'review_change':
        return this.#changed(message)
      case 'said':
        if (this.lines.some(({ id }) => id === message.line.id)) return
        this.lines = [...this.lines, message.line]
        if (!this.isMine(message.line)) this.#unread += 1
        return
      case 'unsaid':
        this.lines = this.lines.map((line) => (line.id === message.line ? { ...line, text: null, phrase: null, removed: true } : line))
        return
      case 'heard':
        this.#answers.get(message.key)?.(message)
        this.#answers.delete(message.key)
        return
      case 'wrong':
        return
      default:
        message satisfies never
    }
  }

  #sit(room: ReviewRoom): void {
    const old = this.room
    this.#announce(room)
    this.room = room
    if (room.version > this.#known) void this.#catchUp(room.version)
    const isBack = this.#isBack
    this.#isBack = false
    if (isBack && old?.at && !room.at && this.isOwner && old.lead !== room.lead) this.hand(old.lead) // the server has forgotten it
    if (!this.following) return
    // Who leads is not led back by what the server says of a moment ago; but one who comes anew goes where the others are.
    const isMine = this.leads && (!room.at || (old !== null && (!isBack || room.lead !== null)))
    if (!isMine && room.at) this.#follow(room.at)
    else if (isMine && (isBack || !room.at)) this.#lead()
  }

  #announce(room: ReviewRoom): void {
    if (!this.room) return
    const [before, now] = [this.room.people, room.people]
    const nameOf = (one: { name: string | null }): string => one.name || say('chat-guest')
    const came = now.find(({ person }) => !before.some((one) => one.person === person))
    const gone = before.find(({ person }) => !now.some((one) => one.person === person))
    if (came) this.news = say('review-came', { name: nameOf(came) })
    else if (gone) this.news = say('review-gone', { name: nameOf(gone) })
  }

  #follow(at: string): void {
    const { tree } = this.studying
    this.#missed = tree.nodes.has(at) ? '' : at
    if (this.#missed || at === this.studying.at) return
    void this.studying.go(at, tree.node(at).before !== this.studying.at, true)
  }

  #lead(): void {
    this.#sending ??= setTimeout(() => {
      this.#sending = undefined
      const { at, isTried } = this.studying
      if (isTried || !this.leads || !this.following) return
      this.#tell({ type: 'go', at })
      if (this.room) this.room = { ...this.room, at }
    }, PAUSE)
  }

  #tell(message: Keyless): void {
    if (this.#wire?.readyState === OPEN) this.#wire.send(JSON.stringify(message))
  }

  #changed(change: ReviewChange): void {
    if (change.version <= this.#known) return
    if (this.#loading || change.version > this.#known + 1) return void this.#catchUp(change.version)
    this.#known = change.version
    this.studying.adopt(change)
  }

  /** Something was missed: ask for the study anew, until nothing is. */
  async #catchUp(version: number): Promise<void> {
    this.#newest = Math.max(this.#newest, version)
    if (this.#loading) return
    this.#loading = true
    try {
      while (this.#known < this.#newest && (await this.studying.reload())) this.#known = this.studying.entry.version
    } finally {
      this.#loading = false
    }
    if (this.following && this.#missed) this.#follow(this.#missed)
  }
}
