/** The games that wait for me and the tables to which I am asked, told by the server at once while this page is open. */

import type { Waiting, WaitingGame, WaitingInvitation, WaitingTable } from '../protocol'
import { route } from '../route.svelte'

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** Nobody is signed in, or too many pages are open: it is tried again when the reader goes to another page. */
const BARRED = new Set([4401, 4429])

class WaitingGames {
  games = $state.raw<WaitingGame[]>([])
  /** A game that has begun to wait while I am elsewhere, until it is hidden or gone to. */
  news = $state.raw<WaitingGame>()
  invitations = $state.raw<WaitingInvitation[]>([])
  /** One that has just come, until it is hidden or gone to. */
  asked = $state.raw<WaitingInvitation>()
  /** Live tables of tournaments where I play. */
  tables = $state.raw<WaitingTable[]>([])
  /** The last of them that there was. */
  #played = $state.raw<WaitingTable>()
  #line: WebSocket | undefined
  #tries = 0
  #isBarred = false
  #hasHeard = false

  /** Without the one that is looked at. */
  others = $derived(this.games.filter((game) => route.path !== `/games/${game.id}`))

  /** One that has ended before my eyes: its tournament goes on. */
  done = $derived(this.#played && !this.tables.some(({ game }) => game === this.#played?.game) && route.path === `/games/${this.#played.game}` ? this.#played : undefined)
  /** The table of a tournament to which I should go now. */
  ready = $derived(this.tables.find((one) => !route.path.startsWith(`/games/${one.game}`)))

  /** Connect, and stay so. */
  start(): void {
    this.#connect()
    addEventListener('online', () => this.wake())
    document.addEventListener('visibilitychange', () => document.hidden || this.wake())
  }

  /** Try at once, unless there is a line. */
  wake(): void {
    if (this.#line) return
    this.#tries = 0
    this.#connect()
  }

  /** Another page is shown: its reader may have an identity by now, and may be looking at the news. */
  moved(): void {
    if (this.news && !this.others.includes(this.news)) this.news = undefined
    if (route.path === `/invitations/${this.asked?.table}`) this.asked = undefined
    if (this.#isBarred) this.wake()
  }

  /** To the game that has waited longest. */
  next(): void {
    const [game] = this.others
    this.news = undefined
    if (game) route.go(`/games/${game.id}`)
  }

  #connect(): void {
    this.#isBarred = false
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/me`)
    this.#line = line
    line.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Waiting)
    line.onclose = (event) => this.#lost(event.code)
  }

  #hear({ games, invitations = [], tables = [] }: Waiting): void {
    this.#tries = 0
    this.tables = tables
    if (tables[0]) this.#played = tables[0]
    this.#ask(invitations)
    const known = new Set(this.games.map((game) => game.id))
    const came = games.filter((game) => !known.has(game.id) && route.path !== `/games/${game.id}`)
    this.games = games
    if (this.#hasHeard && came.length) this.news = came.at(-1)
    else if (this.news && !games.some((game) => game.id === this.news?.id)) this.news = undefined
    this.#hasHeard = true
  }

  /** Called before it is noted that something has been heard: what stood there at first is no news. */
  #ask(invitations: WaitingInvitation[]): void {
    const known = new Set(this.invitations.map(({ table }) => table))
    const came = invitations.find(({ table }) => !known.has(table) && route.path !== `/invitations/${table}`)
    this.invitations = invitations
    if (this.#hasHeard && came) this.asked = came
    else if (!invitations.some(({ table }) => table === this.asked?.table)) this.asked = undefined
  }

  #lost(code: number): void {
    this.#line = undefined
    this.#isBarred = BARRED.has(code)
    if (this.#isBarred) {
      this.games = []
      this.invitations = []
      this.tables = []
      this.#hasHeard = false
      return
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random() / 2)
    this.#tries += 1
    setTimeout(() => this.#line ?? this.#connect(), wait)
  }
}

export const waiting = new WaitingGames()
