/** The guide, chat, notes, plans, time and the past: beside the board where there is room, else over it. */

import { comes } from '../net/comes'
import { local } from '../storage'
import type { Desk } from './desk.svelte'
import { viewport } from './viewport.svelte'

/** Classes of what keeps the guide's room until it comes: of those who have answered its offer, or play on, none. */
export const roomOfGuide = ({ shown: { view } }: Desk): string => (local.get('guide') || view!.round > 1 ? '' : 'guide room')

/** The guide and its words, when the board stands. */
export const comeGuide = (desk: Desk) => (desk.map.stands ? comes(() => import('../guide/load').then(({ load }) => load())) : new Promise<never>(() => undefined))

/** Whether there is anybody to chat with. */
export const isAmongPeople = ({ table: { room } }: Desk): boolean => room!.spectators > 0 || room!.sitting.some((one) => one.kind !== 'bot' && !one.mine)

/** The positions of this game, step by step. */
export function lookBack(desk: Desk): void {
  desk.panels.open = null
  desk.shown.playback.stop()
  desk.shown.looksBack = true
}

export async function openChat(desk: Desk, isWanted = !desk.panels.aside): Promise<void> {
  await desk.extras.loadChat()
  if (viewport.layout === 'desktop') desk.panels.aside = isWanted
  else desk.panels.open = 'chat'
}

export async function openPlan(desk: Desk): Promise<void> {
  await desk.extras.loadChat()
  desk.panels.open = 'plan'
}

export async function openTime(desk: Desk): Promise<void> {
  await desk.extras.loadTime()
  desk.panels.open = 'time'
}
