/** What the keys do while nobody types. Arrow keys on the board are the board's own. */

import { stacksOf } from '../game/picking.svelte'
import { preferences } from '../preferences.svelte'
import { lookBack, openChat } from './beside'
import type { Desk } from './desk.svelte'
import type { Sheet } from './panels.svelte'

const SHEETS: Record<string, Sheet> = { r: 'rules', t: 'typed', d: 'districts', '?': 'help' }

/** They lead to what a lesson has not: the chat and the past. */
const OF_GAMES = new Set(['c', 'p'])

/** True if the key meant something here. */
export function press(desk: Desk, event: KeyboardEvent): boolean {
  const target = event.target as Element | null
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select')) return false
  if (document.querySelector('dialog[open]')) return false // even if nothing in it has the focus
  const isCharacter = event.key.length === 1
  if (isCharacter && !preferences.shortcuts) return false
  const key = isCharacter ? event.key.toLowerCase() : event.key
  const sheet = SHEETS[key]
  if (enlarge(desk, key)) return true
  if (desk.shown.playback.view || desk.shown.looksBack) {
    if (key === 'Escape') desk.shown.toNow()
    return key === 'Escape'
  }
  if (sheet) desk.panels.open = sheet
  else if (/^[1-9]$/.test(key)) pick(desk, Number(key) - 1)
  else return command(desk, key)
  return true
}

/** The loupe, in the past as well as now. */
function enlarge({ loupe }: Desk, key: string): boolean {
  if (key === '+' || key === '=') loupe.closer()
  else if (key === '-') loupe.further()
  else if (key === '0' || (key === 'Escape' && loupe.zooms)) loupe.whole()
  else return false
  return true
}

function pick(desk: Desk, index: number): void {
  const view = desk.table.view
  const stack = view && stacksOf(view.players[view.viewer]?.hand ?? [])[index]
  if (stack) desk.choosing.touchCard(stack.civilization)
}

function command(desk: Desk, key: string): boolean {
  const commands: Record<string, () => unknown> = {
    Escape: () => (desk.hinting.hint ? desk.hinting.hide() : desk.choosing.cancel()),
    u: () => void desk.table.takeBack(),
    e: () => desk.choosing.end(),
    i: () => void desk.hinting.ask(),
    b: () => focus('.place-of-board .targets .lit') || focus('.place-of-board [tabindex="0"]'),
    h: () => focus('.hand button'),
    l: () => focus('.chronicle [role="log"]'),
    c: () => void openChat(desk),
    p: () => lookBack(desk),
    m: () => void (preferences.sound = !preferences.sound),
  }
  if (desk.isLesson && OF_GAMES.has(key)) return false
  commands[key]?.()
  return key in commands
}

/** True if there is something to focus. */
function focus(selector: string): boolean {
  const found = document.querySelector<HTMLElement | SVGElement>(selector)
  found?.focus()
  return found !== null
}
