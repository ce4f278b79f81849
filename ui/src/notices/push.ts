/** This browser's half of push: whether it can show notices, and its subscription. */

import { registration, workers, working } from '../net/worker'
import type { PushWish } from '../protocol'

/** What keeps this browser from it; its words are `notices-push-OBSTACLE`. */
export type Obstacle = 'insecure' | 'home' | 'unsupported' | 'denied' | 'blocked'

/** The browser has our service worker refused: it keeps no data of this site. */
let isBlocked = false

export function obstacle(): Obstacle | undefined {
  if (!isSecureContext) return 'insecure'
  if (!(workers() && 'PushManager' in window && 'Notification' in window)) {
    return isApple() ? 'home' : 'unsupported'
  }
  if (Notification.permission === 'denied') return 'denied'
  return isBlocked ? 'blocked' : undefined
}

/** Pages of Safari on a phone can be told only where they are an app of the home screen. */
const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent) || (isMac() && navigator.maxTouchPoints > 1)
const isMac = (): boolean => navigator.userAgent.includes('Macintosh')

/** The address of this browser's subscription as the server marks it; none if there is none. */
export async function ownMark(): Promise<string | undefined> {
  if (obstacle()) return undefined
  const subscription = await (await registration())?.pushManager.getSubscription()
  return subscription ? markOf(subscription.endpoint) : undefined
}

/** Ask the reader and the push service; undefined if the reader or the browser says no (`obstacle` says which). Throws if the service cannot be reached. */
export async function subscribe(key: string): Promise<PushWish | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const worker = await working()
  isBlocked = worker === undefined
  if (!worker) return undefined
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    await unsubscribe() // one that was made for another key stands in the way
    return worker.pushManager.subscribe(options)
  })
  const { endpoint, keys } = made.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

export async function unsubscribe(): Promise<void> {
  await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()
}

/** What this browser and this machine are called. */
export function names(): { browser: string; system: string } {
  const agent = navigator.userAgent
  const first = (known: Record<string, RegExp>): string =>
    Object.entries(known).find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Web'
  return {
    browser: first({ Edge: /Edg/, Opera: /OPR/, Firefox: /Firefox|FxiOS/, Chrome: /Chrome|CriOS/, Safari: /Safari/ }),
    system: first({ Android: /Android/, iPhone: /iPhone/, iPad: /iPad/, Windows: /Windows/, Mac: /Mac OS/, Linux: /Linux|X11/ }),
  }
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
