/** Utopia as an app of the device, where the browser offers that. */

interface InstallEvent extends Event {
  prompt(): Promise<void>
}

class Installing {
  #offer = $state.raw<InstallEvent>()

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallEvent
    })
    addEventListener('appinstalled', () => (this.#offer = undefined))
  }

  get possible(): boolean {
    return this.#offer !== undefined
  }

  async ask(): Promise<void> {
    await this.#offer?.prompt()
    this.#offer = undefined
  }
}

export const installing = new Installing()
