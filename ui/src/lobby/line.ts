/** A websocket that only tells, and comes back by itself. */

/** As much of a WebSocket as is used here, so that a test can be one. */
export interface Line {
  close(): void
  onmessage: ((event: MessageEvent) => void) | null
  onclose: ((event: CloseEvent) => void) | null
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 8_000

export class Told<Message> {
  #open: () => Line
  #hear: (message: Message, isFirst: boolean) => void
  #lost: (isLost: boolean) => void
  #line: Line | null = null
  #retry: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  /** `isFirst`: of a line that has just been opened. */
  constructor(open: () => Line, hear: (message: Message, isFirst: boolean) => void, lost: (isLost: boolean) => void) {
    this.#open = open
    this.#hear = hear
    this.#lost = lost
  }

  /** Open a line; one that is there is closed, for the server may know us by another name now. */
  start(): void {
    this.stop()
    const line = this.#open()
    this.#line = line
    const seen = new Set<unknown>()
    line.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Message & { type: string }
      this.#tries = 0
      this.#lost(false)
      this.#hear(message, !seen.has(message.type))
      seen.add(message.type)
    }
    line.onclose = () => {
      this.#lost(true)
      const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries)
      this.#tries += 1
      this.#retry = setTimeout(() => this.start(), most * (0.5 + 0.5 * Math.random()))
    }
  }

  stop(): void {
    clearTimeout(this.#retry)
    const line = this.#line
    this.#line = null
    if (!line) return
    line.onmessage = line.onclose = null
    line.close()
  }
}
