/** A table's line to its server where there is no game of a server's: requests answer in its place. */

import type { ClientMessage, ServerMessage } from '../protocol'
import type { Line } from './socket'

const OPEN = 1
const LOST = 1006

export class LocalLine {
  #line: Line | null = null
  #begin: () => Promise<void>
  #answer: (message: ClientMessage) => Promise<void>

  /** `begin` says what a table is told first; `answer` answers what it asks. */
  constructor(begin: () => Promise<void>, answer: (message: ClientMessage) => Promise<void>) {
    this.#begin = begin
    this.#answer = answer
  }

  open(): Line {
    const line: Line = {
      readyState: 0,
      send: (text) => void this.#answer(JSON.parse(text) as ClientMessage).catch(() => this.#lose(line)),
      close: () => (this.#line = null),
      onopen: null,
      onmessage: null,
      onclose: null,
    }
    this.#line = line
    // A table sets what it hears with after it has got its line.
    void Promise.resolve()
      .then(() => {
        line.readyState = OPEN
        line.onopen?.(new Event('open'))
        return this.#begin()
      })
      .catch(() => this.#lose(line))
    return line
  }

  say(message: ServerMessage): void {
    this.#line?.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }

  #lose(line: Line): void {
    if (this.#line === line) line.onclose?.(new CloseEvent('close', { code: LOST }))
  }
}
