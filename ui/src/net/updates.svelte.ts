/** A page that is older than its server: noticed when the server says its version, and by the service worker. */

/** What this page was built from; none while it is developed. */
const OWN = import.meta.env['VITE_BUILT_FROM'] as string | undefined
/** Where the session keeps which version shall wait. */
const LATER = 'later'

class Updates {
  waiting = $state(false)
  /** The newest that was heard of; empty while only the service worker has spoken, who does not know it. */
  #version = ''

  /** The server told which page it has (`RoomMessage.server`): another one than this means that it was renewed. */
  heard(server: string): void {
    if (OWN && server && server !== OWN) this.#tell(server)
  }

  /** Not now: of this version nothing more is said in this session. */
  later(): void {
    sessionStorage.setItem(LATER, this.#version)
    this.waiting = false
  }

  /** Let the service worker keep the shell, where there may be one (https or this machine). */
  watch(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const isRenewal = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.register('/worker.js').catch(() => undefined)
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (isRenewal) this.#tell(this.#version)
    })
  }

  #tell(version: string): void {
    // What was put off before its name was known is this one.
    if (version && sessionStorage.getItem(LATER) === '') sessionStorage.setItem(LATER, version)
    this.#version = version
    this.waiting = sessionStorage.getItem(LATER) !== version
  }
}

export const updates = new Updates()
