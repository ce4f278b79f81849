/**
 * The keyboard is never nowhere: if what had the focus is gone (a button that was pressed and is needed no more), what
 * is asked next has it.
 */

export function keepFocus(within: Element): () => void {
  let last: Element | null = null
  const remember = (event: Event): void => void (last = event.target as Element)
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    last = null
    within.querySelector<HTMLElement>('.prompt h2')?.focus({ preventScroll: true })
  })
  within.addEventListener('focusin', remember)
  observer.observe(within, { childList: true, subtree: true })
  return () => {
    within.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
