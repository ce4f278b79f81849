/** The service worker of this page: browsers may have none, or refuse it, by throwing as well. */

/** undefined where there is none. */
export function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined // a page in a sandbox
  }
}

/** Let it keep the shell and show notices. */
export const register = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.resolve(workers()?.register('/worker.js')).catch(() => undefined)

export const registration = (): Promise<ServiceWorkerRegistration | undefined> =>
  Promise.resolve(workers()?.getRegistration('/')).catch(() => undefined)

/** One that is at work; undefined if the browser does not let it come. */
export async function working(): Promise<ServiceWorkerRegistration | undefined> {
  const found = (await registration()) ?? (await register())
  const coming = found?.installing ?? found?.waiting
  if (!found || found.active || !coming) return found?.active ? found : undefined
  return new Promise((resolve) => {
    const look = (): void => {
      if (coming.state === 'activated') resolve(found)
      if (coming.state === 'redundant') resolve(undefined)
    }
    coming.addEventListener('statechange', look)
    look()
  })
}
