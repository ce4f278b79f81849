/** Dragging a piece or a card to where it shall go: the same two touches, begun and ended by one movement. */

import type { Desk } from './desk.svelte'

/** What hangs on the pointer. */
export interface Dragged {
  x: number
  y: number
  /** A card, a prince of one's own, or a guest. */
  what: 'card' | 'stack' | 'guest'
  civilization: number
}

const FAR = 8
const DRAGGABLE = '.place-of-board [role="button"].stack, .place-of-board .guest.lit, .hand .card.lit'
const TARGET = '.place-of-board [role="button"], [data-drop]'
const PATIENCE = 1500

export class Dragging {
  #desk: Desk
  #from: { element: Element; x: number; y: number } | null = null
  dragged = $state.raw<Dragged | null>(null)

  constructor(desk: Desk) {
    this.#desk = desk
  }

  down(event: PointerEvent): void {
    const element = (event.target as Element | null)?.closest(DRAGGABLE)
    const isFingerOnCard = event.pointerType === 'touch' && element?.classList.contains('card')
    if (!element || event.button !== 0 || isFingerOnCard) return
    this.#from = { element, x: event.clientX, y: event.clientY }
  }

  move(event: PointerEvent): void {
    const from = this.#from
    if (!from) return
    const { clientX: x, clientY: y } = event
    if (!this.dragged) {
      // What is enlarged is itself dragged about.
      if (this.#desk.loupe.zooms && from.element.closest('.place-of-board')) return this.cancel()
      if (Math.hypot(x - from.x, y - from.y) < FAR) return
      this.#begin(from.element, x, y)
    }
    if (this.dragged) this.dragged = { ...this.dragged, x, y }
  }

  async up(event: PointerEvent): Promise<void> {
    const isDragged = this.dragged !== null
    this.cancel()
    if (!isDragged) return
    swallowClick()
    const target = document.elementFromPoint(event.clientX, event.clientY)?.closest(TARGET)
    await this.#settled()
    this.#desk.choosing.hesitates = false
    if (target) click(target)
    else this.#desk.choosing.cancel()
  }

  cancel(): void {
    this.#from = null
    this.dragged = null
  }

  /** The first touch; what was chosen by it hangs on the pointer. */
  #begin(element: Element, x: number, y: number): void {
    const { choosing } = this.#desk
    if (!element.matches('[aria-pressed="true"]')) click(element)
    const key = choosing.keys.at(-1) ?? this.#moving()
    const [what, ...numbers] = key?.split(' ') ?? []
    if (what !== 'card' && what !== 'stack' && what !== 'guest') return
    this.dragged = { x, y, what, civilization: what === 'guest' ? Number(numbers[0]) % 5 : Number(numbers.at(-1)) }
  }

  /** Princes go as soon as they are touched: then the server is asked already where they can go. */
  #moving(): string | undefined {
    return [...this.#desk.choosing.going][0]
  }

  /** The answer to the first touch is awaited before the second. */
  async #settled(): Promise<void> {
    const until = Date.now() + PATIENCE
    while (this.#desk.table.busy && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

const click = (element: Element): void =>
  void element.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }))

/** The browser's own click at the end of a drag means nothing. */
export function swallowClick(): void {
  const stop = (event: Event): void => {
    if (event.isTrusted) event.stopPropagation()
  }
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
}
