/** The line of the game that the page is opened with, and its map: called for while the code of the table still comes. */

import { loadBoard } from './boards'

let called: { address: string; line: WebSocket; heard: MessageEvent[] } | undefined
/** The table was quicker. */
let isLate = false

/** The link that the page is watched by, of somebody without cookies (`?watch=TOKEN`). */
export const watchToken = (): string | null => new URLSearchParams(location.search).get('watch')

/** Where the line of a game is: as a seat sees it (null: as the server thinks fit), with all after that version. */
export function addressOf(game: string, seat: number | null, since: number | null): string {
  const query = new URLSearchParams()
  if (seat !== null) query.set('seat', String(seat))
  if (since !== null) query.set('since', String(since))
  const watch = watchToken()
  if (watch) query.set('watch', watch)
  return `${location.origin.replace('http', 'ws')}/ws/games/${game}?${query}`
}

export function callAhead(game: string): void {
  if (isLate) return
  const address = addressOf(game, null, null)
  const line = new WebSocket(address)
  const heard: MessageEvent[] = []
  called = { address, line, heard }
  line.onmessage = (event) => {
    heard.push(event)
    const board = /"board":"(\w+)"/.exec(String(event.data))?.[1]
    if (board) void loadBoard(board).catch(() => undefined) // asked for again by who needs it
  }
}

/** A line: the one called ahead if it stands, which then says all that it has heard; else a new one. */
export function lineTo(address: string): WebSocket {
  const { line, heard } = called?.address === address ? called : { line: undefined, heard: [] }
  called = undefined
  isLate = true
  if (!line || line.readyState > WebSocket.OPEN) return new WebSocket(address)
  if (line.readyState === WebSocket.OPEN)
    queueMicrotask(() => {
      line.onopen?.(new Event('open'))
      for (const event of heard) line.onmessage?.(event)
    })
  return line
}
