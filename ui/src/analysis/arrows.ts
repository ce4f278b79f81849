/** The ways of a plan over the board: put into its picture from here, so that no table has to load them. */

import { mount, unmount } from 'svelte'
import Arrows from '../board/Arrows.svelte'
import type { Arrow, BoardSheet } from '../board/types'

/** Draw them; the answer takes them away again. */
export function drawArrows(sheet: BoardSheet | undefined, arrows: readonly Arrow[]): (() => void) | undefined {
  const target = document.querySelector('svg.board')
  if (!sheet || !target || !arrows.length) return undefined
  const { x, y, width, height } = sheet.sea
  const drawn = mount(Arrows, { target, props: { arrows, land: [x + width / 2, y + height / 2] } })
  return () => void unmount(drawn)
}
