/** Each page is a chunk of its own: the table does not wait for the rules. Asked for twice it comes once. */

type Loader = () => Promise<{ default: unknown }>

const often: Record<string, Loader> = {
  start: () => import('./pages/Start.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  waiting: () => import('./pages/WaitingRoom.svelte'),
  join: () => import('./pages/Join.svelte'),
  lobby: () => import('./lobby/Lobby.svelte'),
  games: () => import('./pages/Games.svelte'),
  table: () => import('./table/TablePage.svelte'),
}

/** The code of a page; of those that are seldom come to even where it lies is told when somebody asks. */
export async function load(page: string): Promise<{ default: unknown }> {
  return (often[page] ?? (await import('./pages/seldom')).seldom[page]!)()
}
