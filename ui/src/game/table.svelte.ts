/** One table as its server tells it: who is here, the position, what happened; and the commands to it. */

import { decode } from '../alphabet'
import { updates } from '../net/updates.svelte'
import type {
  Answer,
  ClientMessage,
  Happening,
  Heard,
  Hint,
  Phrase,
  Planned,
  Refusal,
  RoomMessage,
  Said,
  Say,
  SayPhrase,
  ServerMessage,
  Told,
  Unsaid,
  View,
} from '../protocol'
import { nameOf } from '../parts/naming'
import type { MessageId } from '../words/words.svelte'
import { GameSocket, type Connection, type Line } from './socket'

export interface TablePorts {
  /** Opens the game's websocket, seen from that seat (null: as the server thinks fit), told all after that version. */
  open: (seat: number | null, since: number | null) => Line
  /** Everything that happened, as that seat may know it. */
  chronicle: (seat: number) => Promise<Happening[]>
}

/** A command that was not done; `at` grows, so that the same refusal can be seen again. */
export interface Refused {
  refusal: Refusal
  code: number
  at: number
}

type Reply = Answer | Told | Hint | Heard
type Open = (reply: Reply) => void
/** Of what goes on beside the game. */
export type News = Said | Unsaid | Planned

export class Table {
  room = $state.raw<RoomMessage | null>(null)
  view = $state.raw<View | null>(null)
  chronicle = $state.raw<Happening[]>([])
  connection = $state<Connection>('connecting')
  /** The code that the server closed with last, while there is no line: why it will not have us, or not now. */
  closed = $state(0)
  refused = $state.raw<Refused | null>(null)
  /** A message that says what to do instead of what was touched; gone with the next decision or position. */
  instead = $state<MessageId | null>(null)
  /** A message that the server could not read. */
  wrong = $state.raw<Phrase | null>(null)
  /** Who is told what goes on beside the game. */
  onnews?: (news: News) => void
  /** A decision is on its way; another one waits until it has been answered. */
  busy = $state(false)
  names = $derived(this.room?.sitting.map(nameOf) ?? [])
  /** Seats of ours: several if several people share this device. */
  mine = $derived(this.room?.sitting.flatMap((one, seat) => (one.mine ? [seat] : [])) ?? [])
  decides = $derived(this.view !== null && this.view.deciding.includes(this.view.viewer))
  /** The first event after the viewer's own last turn; it and all later ones are new to them. */
  freshFrom = $derived(firstFresh(this.chronicle, this.view))

  #socket: GameSocket
  #ports: TablePorts
  #seat: number | null
  #open = new Map<string, Open>()
  #told = new Map<number, Promise<Told>>()
  #refusals = 0

  constructor(ports: TablePorts, seat: number | null = null) {
    this.#ports = ports
    this.#seat = seat
    this.#socket = new GameSocket({
      open: () => ports.open(this.#seat, this.view?.version ?? null),
      onmessage: (message) => this.hear(message),
      onstate: (state, code) => this.#changed(state, code),
    })
  }

  start(): void {
    this.#socket.start()
  }

  stop(): void {
    this.#socket.stop()
  }

  /** The tab is seen again or the network is back: connect at once, or find out whether the line still lives. */
  wake(): void {
    this.#socket.wake()
    if (this.connection === 'open' && this.#seat !== null && !this.#socket.waiting) void this.look(this.#seat)
  }

  /** Do a legal move; the answer, or null if it is none or another decision is on its way. */
  async play(code: number): Promise<Answer | null> {
    const view = this.view
    if (!view || this.busy || !view.choices.includes(code)) return null
    return this.#decide({ type: 'play', key: newKey(), version: view.version, code }, code)
  }

  async takeBack(): Promise<Answer | null> {
    const view = this.view
    if (!view || this.busy || !view.can_take_back) return null
    return this.#decide({ type: 'take_back', key: newKey(), version: view.version }, -1)
  }

  /** What the move would bring, or why it is not legal; asked once a version of the position. */
  ask(code: number): Promise<Told> {
    const known = this.#told.get(code)
    if (known) return known
    const told = this.#send({ type: 'ask', key: newKey(), code }) as Promise<Told>
    this.#told.set(code, told)
    return told
  }

  /** What a strong bot would do with the seat that is looked at. */
  askHint(): Promise<Hint> {
    return this.#send({ type: 'ask_hint', key: newKey() }) as Promise<Hint>
  }

  /** Say something to the others on this side of the table. */
  speak(words: Omit<Say, 'key'> | Omit<SayPhrase, 'key'>): Promise<Heard> {
    return this.#send({ ...words, key: newKey() }) as Promise<Heard>
  }

  /** Show why a move is refused. */
  refuse(refusal: Refusal, code: number): void {
    this.#refusals += 1
    this.instead = null
    this.refused = { refusal, code, at: this.#refusals }
  }

  /** Say what else there is to do, for a touch that could mean no move; nothing is refused by it. */
  sayInstead(message: MessageId | null): void {
    this.refused = null
    this.instead = message
  }

  /** See the table from another of one's own seats, or from none (-1). */
  async look(seat: number): Promise<void> {
    this.#seat = seat
    const { refusal, view } = (await this.#send({ type: 'look', key: newKey(), seat })) as Answer
    if (!refusal || !view) return
    this.#seat = view.viewer
    this.#see(view)
  }

  /** A message of the server. */
  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'room':
        this.#sit(message)
        updates.heard(message.server)
        break
      case 'view':
        this.#see(message.view)
        break
      case 'answer':
        this.#see(message.view)
        this.#answered(message)
        break
      case 'told':
      case 'hint':
      case 'heard':
        this.#answered(message)
        break
      case 'said':
      case 'unsaid':
      case 'planned':
        this.onnews?.(message)
        break
      case 'wrong':
        this.wrong = message.why
        break
      default:
        message satisfies never
    }
  }

  /** Seats may have changed hands: who left one looks on, and who has one again sits there. */
  #sit(room: RoomMessage): void {
    const had = this.room && this.mine
    this.room = room
    if (this.#seat !== null && this.#seat >= 0 && !this.mine.includes(this.#seat)) this.#seat = null
    if (had?.length === 0 && this.mine.length === 1 && this.#seat === -1) void this.look(this.mine[0]!)
  }

  async #decide(message: ClientMessage, code: number): Promise<Answer> {
    this.busy = true
    this.refused = this.instead = null
    const answer = (await this.#send(message)) as Answer
    this.busy = false
    if (answer.refusal) this.refuse(answer.refusal, code)
    return answer
  }

  #send(message: ClientMessage): Promise<Reply> {
    return new Promise((resolve) => {
      this.#open.set(message.key, resolve)
      this.#socket.send(message)
    })
  }

  #answered(message: Reply): void {
    this.#open.get(message.key)?.(message)
    this.#open.delete(message.key)
  }

  #changed(state: Connection, code: number): void {
    this.connection = state
    if (state === 'connecting') return
    this.closed = code
    if (code) this.#told.clear() // what is not asked again would stay unanswered
  }

  /** Views may come twice or late: the newest one of the seat that is looked at counts. */
  #see(view: View): void {
    const old = this.view
    if (this.#seat !== null && view.viewer !== this.#seat) return
    const isSameViewer = old?.viewer === view.viewer
    if (old && isSameViewer && view.version < old.version) return
    if (old?.version !== view.version || !isSameViewer) {
      this.#told.clear()
      this.wrong = this.instead = null
    }
    this.#seat = view.viewer
    const kept = isSameViewer ? this.chronicle.filter((one) => one.number < view.kept) : []
    if (kept.length < view.kept) void this.#catchUp(view)
    this.chronicle = [...kept, ...view.since.filter((one) => one.number >= view.kept)]
    this.view = view
  }

  async #catchUp(view: View): Promise<void> {
    const all = await this.#ports.chronicle(view.viewer).catch(() => null)
    const now = this.view
    if (!all || !now || now.viewer !== view.viewer) return
    const known = new Map([...all, ...this.chronicle].map((one) => [one.number, one]))
    this.chronicle = [...known.values()].filter((one) => one.number < now.events).sort((a, b) => a.number - b.number)
  }
}

const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((one) => one.toString(36)).join('')

/** The number after the viewer's last decision before the present draft. Spectators have seen everything. */
export function firstFresh(chronicle: Happening[], view: View | null): number {
  if (!view || view.viewer < 0) return view?.events ?? 0
  const isDrafting = view.deciding.includes(view.viewer)
  const settled = isDrafting ? chronicle.filter((one) => one.number < view.draft) : chronicle
  const last = settled.findLast((one) => one.seat === view.viewer && isDecision(one))
  return last ? last.number + 1 : 0
}

// A discard may be made while others play; it ends nothing that they did.
const isDecision = (one: Happening): boolean =>
  one.code !== null && !['discard', 'discard-two'].includes(decode(one.code).kind)
