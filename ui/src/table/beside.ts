/** Talk, notes, plans, time and the past: beside the board where there is room, else over it. */

import type { Desk } from './desk.svelte'
import { viewport } from './viewport.svelte'

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
