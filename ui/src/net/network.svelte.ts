/** Whether the server can be reached, as far as anybody noticed. */

class Network {
  online = $state(navigator.onLine)

  constructor() {
    addEventListener('online', () => (this.online = true))
    addEventListener('offline', () => (this.online = false))
  }

  /** A request was answered, or was not. */
  heard(answered: boolean): void {
    this.online = answered
  }
}

export const network = new Network()
