/**
 * The keyboard is never nowhere: if what had the focus is gone or can have it no more (a button that was pressed, a
 * piece that no longer glows), what is asked next has it.
 */

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** Browsers take the focus away only when they have drawn. */
const DRAWN = 60

export function keepFocus(within: Element): () => void {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = (event: Event): void => void (last = event.target as Element)
  const look = (): void => {
    if (!last || document.activeElement !== document.body || (last.isConnected && last.matches(FOCUSABLE))) return
    last = null
    within.querySelector<HTMLElement>('.prompt h2')?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(look, DRAWN)
  })
  within.addEventListener('focusin', remember)
  observer.observe(within, { childList: true, subtree: true, attributeFilter: ['tabindex'] })
  return () => {
    clearTimeout(timer)
    within.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}
