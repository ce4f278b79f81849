/** A page that is older than its server: noticed when the server says its version, and by the service worker. */

class Updates {
  waiting = $state(false)
  #first: string | undefined

  /** The server told its version (`RoomMessage.server`): another one than before means that it was renewed. */
  heard(server: string): void {
    this.#first ??= server
    if (server !== this.#first) this.waiting = true
  }

  /** Let the service worker keep the shell, where there may be one (https or this machine). */
  watch(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    const isRenewal = navigator.serviceWorker.controller !== null
    navigator.serviceWorker.register('/worker.js').catch(() => undefined)
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (isRenewal) this.waiting = true
    })
  }
}

export const updates = new Updates()
