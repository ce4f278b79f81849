/** What comes a little later and is shown in other parts' places: they need not know it, nor wait for it. */

import type { Component } from 'svelte'

class Aside {
  /** How many games wait, and the way to the next one. */
  NextGame = $state.raw<Component<{ small?: boolean }>>()
  /** Tables to which I am asked, and how many. */
  Invitations = $state.raw<Component>()
  invited = $state(0)
}

export const aside = new Aside()
