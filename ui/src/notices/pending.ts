/** Where somebody wanted to go before he was asked to sign in; a link by mail may sign him in in another tab. */

const KEY = 'after-sign-in'
/** Milliseconds; links to sign in by hold no longer. */
const LIFE = 20 * 60_000

export const remember = (path: string): void => localStorage.setItem(KEY, JSON.stringify({ path, until: Date.now() + LIFE }))

/** That place, once; `usual` if there is none. */
export function afterSignIn(usual: string): string {
  const kept = localStorage.getItem(KEY)
  localStorage.removeItem(KEY)
  if (!kept) return usual
  const { path, until } = JSON.parse(kept) as { path: string; until: number }
  return until > Date.now() && /^\/[^/\\]/.test(path) ? path : usual
}
