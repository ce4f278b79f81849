/** What a menu consists of. */

export interface Item {
  label: string
  /** Either leads somewhere or does something. */
  href?: string
  onclick?: () => void
  /** One of several is on now. */
  checked?: boolean
  /** It is switched on and off by itself. */
  isSwitch?: boolean
}

export interface Group {
  heading?: string
  items: Item[]
}
