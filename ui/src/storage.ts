/** What this browser keeps for the page. What it refuses (blocked, private, full) holds until the page closes; nothing here throws. */

/** Every name has its purpose in care/kept.ts, which the privacy page shows. */
export type LocalName =
  | 'language'
  | 'theme'
  | 'motion'
  | 'sound'
  | 'pace'
  | 'ends-turn'
  | 'shortcuts'
  | 'district-names'
  | 'seek'
  | 'talk'
  | 'fair'
  | 'guide'
  | 'utopia-not-told'
  | 'after-sign-in'
export type SessionName = 'later'

class Kept<Name extends string> {
  readonly #open: () => Storage
  /** What the browser did not take. */
  readonly #refused = new Map<string, string>()

  constructor(open: () => Storage) {
    this.#open = open
  }

  get(name: Name): string | null {
    const refused = this.#refused.get(name)
    if (refused !== undefined) return refused
    try {
      return this.#open().getItem(name)
    } catch {
      return null
    }
  }

  /** Whether the browser keeps it. */
  set(name: Name, text: string): boolean {
    this.#refused.set(name, text)
    try {
      const store = this.#open()
      store.setItem(name, text)
      if (store.getItem(name) !== text) return false // some drop it without a word
    } catch {
      return false
    }
    return this.#refused.delete(name)
  }

  remove(name: Name): void {
    this.#refused.delete(name)
    try {
      this.#open().removeItem(name)
    } catch {
      // Then there is nothing.
    }
  }

  /** A list that was kept as JSON; empty if what stands there is none. */
  list<One>(name: Name): One[] {
    try {
      const kept: unknown = JSON.parse(this.get(name) ?? '[]')
      return Array.isArray(kept) ? (kept as One[]) : []
    } catch {
      return []
    }
  }

  /** Whether anything is kept beyond this page. */
  lasts(): boolean {
    const probe = 'lasts' as Name
    const lasts = this.set(probe, 'yes')
    this.remove(probe)
    return lasts
  }
}

/** For good; their names stand in no other file, for merely reading them may throw. */
export const local = new Kept<LocalName>(() => localStorage)
/** Until the tab closes. */
export const session = new Kept<SessionName>(() => sessionStorage)
