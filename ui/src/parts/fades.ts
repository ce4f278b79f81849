/** A list that scrolls shows it: its edge fades where more lies beyond. `{@attach fades}`. */

import './fades.css'
import type { Attachment } from 'svelte/attachments'

/** Rounding of zoomed pages is no more to be seen. */
const LEAST = 2

export const fades: Attachment<HTMLElement> = (list) => {
  const show = (): void => {
    const above = list.scrollTop > LEAST
    const below = list.scrollHeight - list.clientHeight - list.scrollTop > LEAST
    list.dataset['more'] = `${above ? 'above' : ''} ${below ? 'below' : ''}`.trim()
  }
  const sizes = new ResizeObserver(show)
  const watch = (): void => {
    sizes.disconnect()
    for (const one of [list, ...list.children]) sizes.observe(one)
    show()
  }
  const content = new MutationObserver(watch)
  content.observe(list, { childList: true, subtree: true })
  list.addEventListener('scroll', show, { passive: true })
  watch()
  return () => {
    list.removeEventListener('scroll', show)
    content.disconnect()
    sizes.disconnect()
  }
}
