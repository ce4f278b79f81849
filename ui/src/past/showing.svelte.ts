/** Shows the turn that ended last on the board, on request. */

import { mount, unmount } from 'svelte'
import type { Desk } from '../table/desk.svelte'
import LastTurn from './LastTurn.svelte'
import { lastTurn } from './turn'

let hide: (() => void) | undefined

/** Draw it, or take it away again. It goes by itself with the next decision. */
export function showLastTurn(desk: Desk): void {
  if (hide) return hide()
  const { view, chronicle } = desk.table
  const turn = view && lastTurn(chronicle, view.deciding)
  const target = document.querySelector('.place-of-board')
  if (!turn || !target) return
  desk.panels.open = null
  const end = (): void => {
    hide = undefined
    stop()
    void unmount(shown)
  }
  hide = end
  const shown = mount(LastTurn, { target, props: { desk, turn, onclose: end } })
  const { version } = view
  const stop = $effect.root(() => {
    $effect(() => {
      const isGone = !document.contains(target)
      if (isGone || desk.table.view?.version !== version || desk.shown.earlier) queueMicrotask(() => hide === end && end())
    })
  })
}
