/** Which page the address names; links are plain anchors, followed without loading anew. */

export type Parts = Record<string, string>

const PATTERNS: [name: string, pattern: RegExp][] = [
  ['start', /^\/$/],
  ['table', /^\/games\/(?<id>[\w-]+)$/],
  ['gallery', /^\/gallery$/],
]

class Route {
  path = $state(location.pathname)
  page = $derived.by(() => PATTERNS.find(([, pattern]) => pattern.test(this.path))?.[0] ?? 'missing')
  parts = $derived.by<Parts>(() => {
    const pattern = PATTERNS.find(([, one]) => one.test(this.path))?.[1]
    return { ...(pattern?.exec(this.path)?.groups ?? {}) }
  })

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  #follow(event: MouseEvent): void {
    const anchor = (event.target as Element | null)?.closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!anchor || !isPlain || anchor.target || anchor.origin !== location.origin) return
    if (anchor.hasAttribute('download') || anchor.pathname.startsWith('/api/')) return
    if (anchor.pathname === location.pathname && anchor.hash) return
    event.preventDefault()
    this.go(anchor.pathname + anchor.search + anchor.hash)
  }
}

export const route = new Route()
