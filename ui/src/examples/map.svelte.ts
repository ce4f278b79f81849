/** The map that pictures are cut from: fetched when the first of them is shown, and put into the page once. */

import '../board/map.css'
import type { BoardSheet } from '../board/types'
import { loadBoard } from '../net/boards'
import { BOARD } from './examples'

/** What pictures show by `<use>`. */
export const GROUND = 'cut-ground'

class Map {
  sheet = $state.raw<BoardSheet>()

  /** Without the network there are no pictures, and it is tried again with the next one. */
  async load(): Promise<void> {
    const { sheet, drawing } = await loadBoard(BOARD)
    if (!document.getElementById(GROUND)) putUnseen(drawing)
    this.sheet = sheet
  }
}

/** Our own server's drawing; it is in no page's component, for all pictures share it. */
function putUnseen(drawing: string): void {
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  place.setAttribute('class', 'visually-hidden')
  place.setAttribute('aria-hidden', 'true')
  place.innerHTML = `<g id="${GROUND}">${drawing}</g>`
  document.body.append(place)
}

export const map = new Map()
