/** The address somebody wanted before the sign-in; a link by mail may sign them in in another tab. */

import { local } from '../storage'

const KEY = 'after-sign-in'
/** Milliseconds; links to sign in by hold no longer. */
const LIFE = 20 * 60_000

export const remember = (path: string): void => void local.set(KEY, JSON.stringify({ path, until: Date.now() + LIFE }))

/** That place, once; `usual` if there is none. */
export function afterSignIn(usual: string): string {
  const kept = local.get(KEY)
  local.remove(KEY)
  try {
    const { path, until } = JSON.parse(kept ?? '{}') as { path: string; until: number }
    return until > Date.now() && /^\/[^/\\]/.test(path) ? path : usual
  } catch {
    return usual // not written by us
  }
}
