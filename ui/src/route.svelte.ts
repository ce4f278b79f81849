/** Which page the address names; links are plain anchors, followed without loading anew. */

export type Parts = Record<string, string>

const PATTERNS: [name: string, pattern: RegExp][] = [
  ['start', /^\/$/],
  ['new', /^\/new$/],
  ['waiting', /^\/tables\/(?<id>[\w-]+)$/],
  ['join', /^\/join\/(?<token>[\w-]+)$/],
  ['join', /^\/watch\/(?<token>[\w-]+)$/],
  ['invitation', /^\/invitations\/(?<id>[\w-]+)$/],
  ['device', /^\/device\/(?<token>[\w-]+)$/],
  ['lobby', /^\/lobby$/],
  ['games', /^\/games$/],
  ['analysis', /^\/games\/(?<id>[\w-]+)\/analysis$/],
  ['replay', /^\/games\/(?<id>[\w-]+)\/replay$/],
  ['review', /^\/games\/(?<id>[\w-]+)\/review$/],
  ['table', /^\/games\/(?<id>[\w-]+)$/],
  ['rules', /^\/rules$/],
  ['learn', /^\/learn$/],
  ['strategy', /^\/learn\/strategy$/],
  ['lesson', /^\/learn\/(?<id>[\w-]+)$/],
  ['puzzles', /^\/puzzles$/],
  ['puzzle', /^\/puzzles\/(?<id>[\w-]+)$/],
  ['deals', /^\/deals$/],
  ['deal', /^\/deals\/(?<id>[\w-]+)$/],
  ['tournaments', /^\/tournaments$/],
  ['new-tournament', /^\/tournaments\/new$/],
  ['tournament', /^\/tournaments\/(?<id>[\w-]+)$/],
  ['studies', /^\/studies$/],
  ['editor', /^\/studies\/new$/],
  ['study', /^\/studies\/(?<id>[\w-]+)$/],
  ['settings', /^\/settings$/],
  ['fair', /^\/fair$/],
  ['go', /^\/go\/(?<token>[\w-]+)$/],
  ['off', /^\/notices\/off\/(?<token>[\w-]+)$/],
  ['account', /^\/account$/],
  ['programs', /^\/account\/programs$/],
  ['signin', /^\/sign-in\/(?<token>[\w-]+)$/],
  ['people', /^\/people$/],
  ['profile', /^\/people\/(?<id>[\w-]+)$/],
  ['imprint', /^\/imprint$/],
  ['privacy', /^\/privacy$/],
  ['admin', /^\/admin(?:\/(?<section>[a-z]+))?(?:\/(?<id>[\w-]+))?$/],
  ['reference', /^\/api\/docs$/],
  ...(import.meta.env.DEV ? [['gallery', /^\/gallery$/] as [string, RegExp]] : []),
]

/** Where we are; a slash at the end makes no difference, as for the server. */
const here = () => location.pathname.replace(/(.)\/+$/, '$1')

class Route {
  path = $state(here())
  /** The rule or the place on the page that the address points at (`#R-MOVE-1`). */
  hash = $state(decodeURIComponent(location.hash.slice(1)))
  query = $state.raw(new URLSearchParams(location.search))
  page = $derived.by(() => PATTERNS.find(([, pattern]) => pattern.test(this.path))?.[0] ?? 'missing')
  parts = $derived.by<Parts>(() => {
    const pattern = PATTERNS.find(([, one]) => one.test(this.path))?.[1]
    return { ...(pattern?.exec(this.path)?.groups ?? {}) }
  })

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', this.#watched(path))
    this.#read()
    scrollTo(0, 0)
  }

  /** Go without a way back: the page that is left has nothing more to say. */
  replace(path: string): void {
    history.replaceState(null, '', this.#watched(path))
    this.#read()
    scrollTo(0, 0)
  }

  /** Those without cookies watch by the address alone (`?watch=`): it goes with them from page to page of that game. */
  #watched(path: string): string {
    const watch = this.query.get('watch')
    const { id } = this.parts
    if (!watch || !id || !path.includes(`/${id}`)) return path
    const to = new URL(path, location.origin)
    to.searchParams.set('watch', watch)
    return to.pathname + to.search + to.hash
  }

  #read(): void {
    this.path = here()
    this.hash = decodeURIComponent(location.hash.slice(1))
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent): void {
    const anchor = (event.target as Element | null)?.closest('a')
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!anchor || !isPlain || event.defaultPrevented || anchor.target || anchor.origin !== location.origin) return
    if (anchor.hasAttribute('download') || (anchor.pathname.startsWith('/api/') && anchor.pathname !== '/api/docs')) return
    if (anchor.pathname === location.pathname && anchor.hash) return
    event.preventDefault()
    this.go(anchor.pathname + anchor.search + anchor.hash)
  }
}

export const route = new Route()
