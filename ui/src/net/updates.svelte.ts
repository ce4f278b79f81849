/** A page that is older than its server: noticed when the server says its version, and by the service worker. */

/** What this page was built from; none while it is developed. */
const OWN = import.meta.env['VITE_BUILT_FROM'] as string | undefined

class Updates {
  waiting = $state(false)
  /** The server told which page it has (`RoomMessage.server`): another one than this means that it was renewed. */
  heard(server: string): void {
    if (OWN && server && server !== OWN) this.waiting = true
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
