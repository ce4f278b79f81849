/** A page that is older than its server: noticed when the server says its version, and by the service worker. */

import { session } from '../storage'
import { register, workers } from './worker'

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
    session.set(LATER, this.#version)
    this.waiting = false
  }

  /** Let the service worker keep the shell, where there may be one (https or this machine). */
  watch(): void {
    const container = workers()
    if (!import.meta.env.PROD || !container) return
    const isRenewal = container.controller !== null
    void register()
    container.addEventListener('controllerchange', () => {
      if (isRenewal) this.#tell(this.#version)
    })
  }

  #tell(version: string): void {
    // What was put off before its name was known is this one.
    if (version && session.get(LATER) === '') session.set(LATER, version)
    this.#version = version
    this.waiting = session.get(LATER) !== version
  }
}

export const updates = new Updates()
