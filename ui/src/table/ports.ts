/** How a table reaches its server; while developing, `?fixture=NAME` shows a position without one. */

import type { TablePorts } from '../game/table.svelte'
import type { Line } from '../game/socket'
import { addressOf, lineTo } from '../net/ahead'
import { api } from '../net/api'

export function portsOf(game: string): TablePorts {
  const fixture = import.meta.env.DEV ? new URLSearchParams(location.search).get('fixture') : null
  if (fixture) return { open: () => recorded(fixture), chronicle: () => Promise.resolve([]) }
  return {
    open: (seat, since) => lineTo(addressOf(game, seat, since)),
    chronicle: async (seat) => (await api.chronicle(game, seat)).happenings,
  }
}

/** A line that says what is in a file and hears nothing. */
function recorded(name: string): Line {
  const line: Line = { readyState: 0, send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null }
  const files = import.meta.glob<unknown[]>('../../fixtures/*.json', { import: 'default' })
  void files[`../../fixtures/${name}.json`]?.().then((messages) => {
    line.onopen?.(new Event('open'))
    for (const message of messages) line.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  })
  return line
}
