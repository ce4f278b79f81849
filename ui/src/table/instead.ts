/** Parts of a lesson in the places of a game's. */

import type { Snippet } from 'svelte'

/** What a lesson has in the places of a game's own parts. */
export interface Instead {
  /** At the top. */
  head: Snippet
  /** Beside the board, or under it. */
  guide: Snippet
  /** In the dock's place; none while the dock is needed. */
  dock: Snippet | undefined
  /** In the place of everything beside the board, where there is room for it. */
  side?: Snippet
}
