/** The HTTP interface, typed by protocol.ts: one function a door. What goes wrong is thrown as `Trouble`, in words. */

import type {
  Chronicle,
  DeviceLink,
  Entropy,
  Frames,
  GameEntry,
  Invitation,
  JoinWish,
  LinkChange,
  Me,
  MeChange,
  NewTable,
  Offer,
  Opponents,
  PaceWish,
  Passage,
  Problem,
  StartWish,
  Table,
  Tally,
} from '../protocol'
import { say, words } from '../words/words.svelte'
import { watchToken } from './ahead'
import { network } from './network.svelte'

/** Why a request brought nothing; its message is for people. */
export class Trouble extends Error {
  constructor(
    message: string,
    /** Of HTTP; 0 if the server was not reached at all. */
    readonly status: number,
    /** Seconds until another try is welcome. */
    readonly wait = 0,
  ) {
    super(message)
  }
}

/** No cookie came with what was asked. */
export class NoCookies extends Trouble {}

let me: Promise<Me> | undefined

const STALE = 'problem-csrf'
/** What is the same for everybody, and `me` itself; for all else the visitor has to be known to the server first. */
const FOR_ALL = /^(me$|offer$|boards\/)/
/** What a link to watch opens. */
const FOR_SPECTATORS = /^(games|tables)\/./

/** Characters of a change that arrives even if the page is left at once; browsers refuse to keep 64 KiB alive. */
const MOST_KEPT_ALIVE = 16_000

/** Ask for something; `fetch` with our headers and our errors. An old token is no error: a new one is fetched, once. If that is old, too, no cookie came with it. */
export async function ask(method: string, path: string, body?: object, isAgain = false, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body) headers['content-type'] = 'application/json'
  if (method !== 'GET' || !FOR_ALL.test(path)) headers['x-csrf-token'] = (await api.me()).csrf
  const text = body && JSON.stringify(body)
  const init: RequestInit = { method, headers, keepalive: method !== 'GET' && (text ?? '').length < MOST_KEPT_ALIVE, ...(text && { body: text }), ...(signal && { signal }) }
  const answer = await fetch(`/api/${method === 'GET' ? watched(path) : path}`, init).catch(() => undefined)
  network.heard(answer !== undefined || signal?.aborted === true)
  if (!answer) throw new Trouble(say('page-offline'), 0)
  if (answer.ok) return answer
  const problem: Partial<Problem> = await answer.json().catch(() => ({}))
  if (problem.why?.id !== STALE) throw troubleOf(answer, problem)
  if (isAgain) throw new NoCookies(say('page-no-cookies'), answer.status)
  me = undefined
  return ask(method, path, body, true, signal)
}

function watched(path: string): string {
  const token = FOR_SPECTATORS.test(path) && watchToken()
  return token ? `${path}${path.includes('?') ? '&' : '?'}watch=${token}` : path
}

function troubleOf(answer: Response, problem: Partial<Problem>): Trouble {
  const why = problem.why ? words.say(problem.why.id, problem.why.words) : undefined
  const usual = answer.status === 404 ? say('page-not-found') : say('page-server-trouble', { status: answer.status })
  return new Trouble(why ?? usual, answer.status, problem.wait ?? 0)
}

/** Where the game is for those without cookies, who came by that link; what else went wrong is thrown. */
export function watchAnyway(lost: unknown, path: string, token = ''): string {
  if (!(lost instanceof NoCookies)) throw lost
  return token ? `${path}?watch=${token}` : path
}

/** Whether the server gets back the cookies that it sets. */
export const keepsCookies = async (): Promise<boolean> => (await api.me()).csrf === (await get<Me>('me')).csrf

export const get = async <Body>(path: string): Promise<Body> => (await (await ask('GET', path)).json()) as Body

export const send = async <Body>(method: string, path: string, body: object = {}, signal?: AbortSignal): Promise<Body> =>
  (await (await ask(method, path, body, false, signal)).json()) as Body

const query = (words: Record<string, string | number | boolean>): string =>
  new URLSearchParams(Object.entries(words).map(([name, value]) => [name, String(value)])).toString()

export const api = {
  /** Who I am for the server; asked once. */
  me: (): Promise<Me> => {
    me ??= get<Me>('me').catch((trouble: unknown) => {
      me = undefined
      throw trouble
    })
    return me
  },
  changeMe: async (change: MeChange): Promise<Me> => {
    const changed = await send<Me>('PATCH', 'me', change)
    me = Promise.resolve(changed)
    return changed
  },

  /** A link by which I go on on another device. */
  deviceLink: () => send<DeviceLink>('POST', 'me/device'),
  /** Whose such a link is. */
  passage: (token: string) => get<Passage>(`device/${token}`),
  /** Be that person here from now on; who that is. */
  becomeMe: async (token: string): Promise<Me> => {
    const mine = await send<Me>('POST', `device/${token}`)
    me = Promise.resolve(mine)
    return mine
  },

  offer: () => get<Offer>('offer'),
  /** It begins by `beginSealed`. */
  openTable: (wish: NewTable) => send<Table>('POST', 'tables', { ...wish, hold: true }),
  /** Against bots of that level, or those that suit me. */
  playNow: (level?: string) => send<Table>('POST', `tables/play-now?${query({ hold: true, ...(level && { level }) })}`),
  opponents: () => get<Opponents>('me/opponents'),
  table: (id: string) => get<Table>(`tables/${id}`),
  changeLink: (id: string, change: LinkChange) => send<Table>('POST', `tables/${id}/links`, change),
  changePace: (id: string, pace: number) => send<Table>('PATCH', `tables/${id}/pace`, { pace } satisfies PaceWish),
  startTable: (id: string, wish: StartWish) => send<Table>('POST', `tables/${id}/start`, wish),
  /** Add to the shuffle of a table that has not begun. */
  addEntropy: (id: string, wish: Entropy) => send<Table>('POST', `tables/${id}/entropy`, wish),
  leaveTable: async (id: string): Promise<void> => void (await ask('POST', `tables/${id}/leave`)),
  /** Delete a game that was played elsewhere, for good. */
  deleteImported: async (id: string): Promise<true> => {
    await ask('DELETE', `me/records/${id}`)
    return true
  },
  closeTable: async (id: string): Promise<void> => void (await ask('DELETE', `tables/${id}`)),

  invitation: (token: string) => get<Invitation>(`join/${token}`),
  join: (token: string, wish: JoinWish) => send<Table>('POST', `join/${token}`, wish),

  games: () => get<GameEntry[]>('games'),
  rematch: (id: string) => send<Table>('POST', `games/${id}/rematch`),
  frames: (id: string, wish: { first: number; last: number; seat: number; open?: boolean }) =>
    get<Frames>(`games/${id}/frames?${query(wish)}`),
  chronicle: (id: string, seat: number) => get<Chronicle>(`games/${id}/chronicle?${query({ seat })}`),
  tally: (id: string) => get<Tally>(`games/${id}/tally`),
  /** Where the record can be saved from. */
  record: (id: string) => `/api/${watched(`games/${id}/record`)}`,
  recordText: async (id: string): Promise<string> => (await ask('GET', `games/${id}/record`)).text(),
  board: <Sheet>(digest: string) => get<Sheet>(`boards/${digest}.json`),
  qr: (id: string, purpose: 'join' | 'watch') => `/api/tables/${id}/qr/${purpose}.svg`,
}
