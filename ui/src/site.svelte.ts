/** What this server is called, and whether its host's pages are open to me: known once that has been asked. */

class Here {
  name = $state('Utopia')
  isAdmin = $state(false)
}

export const here = new Here()
