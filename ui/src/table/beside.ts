/** The guide, talk, notes, plans, time and the past: beside the board where there is room, else over it. */

import { local } from '../storage'
import type { Desk } from './desk.svelte'
import { viewport } from './viewport.svelte'

/** Classes of what keeps the guide's room until it comes: of those who have answered its offer, or play on, none. */
export const roomOfGuide = ({ view }: Desk): string => (local.get('guide') || view!.round > 1 ? '' : 'guide room')

/** The guide and its words, when the board stands. */
export const comeGuide = (desk: Desk) => (desk.stands ? import('../guide/load').then(({ load }) => load()) : new Promise<never>(() => undefined))

/** Whether there is anybody to talk with. */
export const isAmongPeople = ({ room }: Desk): boolean => room!.spectators > 0 || room!.sitting.some((one) => one.kind !== 'bot' && !one.mine)

/** The positions of this game, step by step. */
export function lookBack(desk: Desk): void {
  desk.open = null
  desk.playback.stop()
  desk.looksBack = true
}

export async function openTalk(desk: Desk, isWanted = !desk.aside): Promise<void> {
  await desk.loadTalk()
  if (viewport.layout === 'desktop') desk.aside = isWanted
  else desk.open = 'talk'
}

export async function openPlan(desk: Desk): Promise<void> {
  await desk.loadTalk()
  desk.open = 'plan'
}

export async function openTime(desk: Desk): Promise<void> {
  await desk.loadTime()
  desk.open = 'time'
}
