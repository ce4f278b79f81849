/** The loupe by hand: a finger that rests, a wheel or two fingers on a touchpad; what is enlarged is dragged about. */

import { swallowClick } from '../table/dragging.svelte'
import type { Loupe } from './loupe.svelte'
import type { Point } from './types'

const REST = 500
const FAR = 8
const BY_FINGER = 2.5

export function watch(element: Element, loupe: Loupe): () => void {
  const gestures = new Gestures(element, loupe)
  return () => gestures.stop()
}

class Gestures {
  #element: Element
  #loupe: Loupe
  #stopped = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  #from: Point | null = null
  #moves = false
  /** Where a mouse is on the board. */
  #pointer: Point | null = null

  constructor(element: Element, loupe: Loupe) {
    this.#element = element
    this.#loupe = loupe
    const { signal } = this.#stopped
    const on = (target: EventTarget, kind: string, hear: (event: never) => void, passive = true): void =>
      target.addEventListener(kind, hear as EventListener, { signal, passive })
    on(element, 'pointerdown', (event: PointerEvent) => this.#down(event))
    on(window, 'pointermove', (event: PointerEvent) => this.#move(event))
    on(window, 'pointerup', () => this.#up())
    on(window, 'pointercancel', () => this.#end())
    on(element, 'wheel', (event: WheelEvent) => this.#turn(event), false)
    on(element, 'pointermove', (event: PointerEvent) => (this.#pointer = event.pointerType === 'mouse' ? this.#shareOf(event) : null))
    on(element, 'pointerleave', () => (this.#pointer = null))
    on(element, 'focusin', () => (this.#pointer = null))
    loupe.near = () => this.#pointer ?? this.#focused()
    // A finger that rests asks for the loupe, not for the browser's menu.
    on(element, 'contextmenu', (event: Event) => (this.#from ? event.preventDefault() : undefined), false)
  }

  stop(): void {
    this.#stopped.abort()
    this.#loupe.near = () => null
    this.#end()
  }

  #down(event: PointerEvent): void {
    this.#end()
    if (!event.isPrimary || event.button !== 0) return // two fingers are the browser's
    this.#from = [event.clientX, event.clientY]
    if (event.pointerType !== 'touch' || this.#loupe.zooms) return
    const at = this.#shareOf(event)
    this.#timer = setTimeout(() => {
      this.#moves = true
      this.#loupe.zoom(BY_FINGER, at)
    }, REST)
  }

  #move(event: PointerEvent): void {
    if (!this.#from || !event.isPrimary) return
    const [x, y] = [event.clientX - this.#from[0], event.clientY - this.#from[1]]
    if (!this.#moves && Math.hypot(x, y) < FAR) return
    clearTimeout(this.#timer)
    if (!this.#loupe.zooms) return this.#end()
    this.#moves = true
    const { width, height } = this.#element.getBoundingClientRect()
    this.#loupe.pan(x / width, y / height)
    this.#from = [event.clientX, event.clientY]
  }

  /** The click at the end of it would choose something. */
  #up(): void {
    if (this.#moves) swallowClick()
    this.#end()
  }

  #end(): void {
    clearTimeout(this.#timer)
    this.#from = null
    this.#moves = false
  }

  /** Where the page is longer than the window a wheel scrolls it, and only two fingers on a touchpad enlarge. */
  #turn(event: WheelEvent): void {
    const isPinched = event.ctrlKey
    const isLong = document.documentElement.scrollHeight > innerHeight + 1
    if ((isLong && !isPinched) || (!this.#loupe.zooms && event.deltaY >= 0 && !isPinched)) return
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const by = Math.min(Math.max(event.deltaY * lines, -200), 200)
    this.#loupe.zoom(Math.exp(-by / (isPinched ? 100 : 400)), this.#shareOf(event))
  }

  /** The middle of what the keyboard has come to. */
  #focused(): Point | null {
    const one = document.activeElement
    if (!one || !this.#element.contains(one)) return null
    const { left, top, width, height } = one.getBoundingClientRect()
    return this.#shareOf({ clientX: left + width / 2, clientY: top + height / 2 })
  }

  #shareOf({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point {
    const { left, top, width, height } = this.#element.getBoundingClientRect()
    return [(clientX - left) / width, (clientY - top) / height]
  }
}
