/** The websocket of one game: it comes back by itself, and no command is lost or done twice on the way. */

import type { ClientMessage, ServerMessage } from '../protocol'

/** As much of a WebSocket as is used here, so that a test can be one. */
export interface Line {
  readyState: number
  send(text: string): void
  close(code?: number): void
  onopen: ((event: Event) => void) | null
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

/** `lost`: it is tried again; `barred`: the server will not have us, so it is not. */
export type Connection = 'connecting' | 'open' | 'lost' | 'barred'

export interface SocketPorts {
  /** Opens a line; asked anew at every try, for the address names what is known by then. */
  open: () => Line
  onmessage: (message: ServerMessage) => void
  onstate: (state: Connection, code: number) => void
  random?: () => number
}

const OPEN = 1
const FIRST_WAIT = 400
const LONGEST_WAIT = 5_000
/** A line that is silent so long, though it owes an answer or its first message, is lost. */
const PATIENCE = 6_000
/** The server closes with this when far too much was sent at once: questions are not asked again, it would be a flood. */
export const FLOODED = 1008
/** Codes that say no for good: not allowed, no such game, too many lines open, a game that cannot be gone on with. */
const BARRED = new Set([4401, 4403, 4404, 4429, 4500])

export class GameSocket {
  #ports: SocketPorts
  #line: Line | null = null
  /** Commands not answered yet, oldest first; sent again with the same key when a line is there. */
  #open = new Map<string, ClientMessage>()
  #tries = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  #isShut = false

  constructor(ports: SocketPorts) {
    this.#ports = ports
  }

  start(): void {
    this.#isShut = false
    this.#connect()
  }

  /** Leave for good. */
  stop(): void {
    this.#isShut = true
    this.#drop()
    this.#open.clear()
  }

  /** Commands that wait for their answer. */
  get waiting(): number {
    return this.#open.size
  }

  send(message: ClientMessage): void {
    this.#open.set(message.key, message)
    if (this.#line?.readyState === OPEN) this.#say(message)
  }

  /** The tab is seen again, or the network is back: try at once. An open line is left to its patience. */
  wake(): void {
    if (this.#isShut || this.#line?.readyState === OPEN) return
    this.#drop()
    this.#tries = 0
    this.#connect()
  }

  #connect(): void {
    clearTimeout(this.#retry)
    this.#ports.onstate('connecting', 0)
    const line = this.#ports.open()
    this.#line = line
    line.onopen = () => this.#opened()
    line.onmessage = (event) => this.#heard(event)
    line.onclose = (event) => this.#closed(event.code)
    this.#wait()
  }

  #opened(): void {
    this.#ports.onstate('open', 0)
    for (const message of this.#open.values()) this.#say(message)
  }

  #say(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.#lost(), PATIENCE)
  }

  #heard(event: MessageEvent): void {
    this.#tries = 0 // a line that opens and says nothing is none
    const message = JSON.parse(String(event.data)) as ServerMessage
    if ('key' in message) this.#open.delete(message.key)
    clearTimeout(this.#patience)
    if (this.#open.size) this.#wait()
    this.#ports.onmessage(message)
  }

  #lost(): void {
    this.#drop()
    this.#later(0)
  }

  #closed(code: number): void {
    this.#drop()
    if (this.#isShut) return
    if (!BARRED.has(code)) return this.#later(code)
    this.#open.clear()
    this.#ports.onstate('barred', code)
  }

  #later(code: number): void {
    if (code === FLOODED) {
      this.#tries = 9
      for (const { type, key } of this.#open.values()) if (type === 'ask') this.#open.delete(key)
    }
    this.#ports.onstate('lost', code)
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries)
    const wait = most * (0.5 + 0.5 * (this.#ports.random ?? Math.random)())
    this.#tries += 1
    this.#retry = setTimeout(() => this.#connect(), wait)
  }

  #drop(): void {
    clearTimeout(this.#retry)
    clearTimeout(this.#patience)
    const line = this.#line
    this.#line = null
    if (!line) return
    line.onopen = line.onmessage = line.onclose = null
    line.close()
  }
}
