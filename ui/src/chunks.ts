/** Each page is a chunk of its own: the table does not wait for the rules. Asked for twice it comes once. */

export const pages: Record<string, () => Promise<{ default: unknown }>> = {
  start: () => import('./pages/Start.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  waiting: () => import('./pages/WaitingRoom.svelte'),
  join: () => import('./pages/Join.svelte'),
  device: () => import('./pages/Device.svelte'),
  games: () => import('./pages/Games.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./ending/Replay.svelte'),
  rules: () => import('./rules/Rules.svelte'),
  settings: () => import('./pages/Settings.svelte'),
  fair: () => import('./fair/FairCheck.svelte'),
  missing: () => import('./pages/Missing.svelte'),
  gallery: () => import('./board/Gallery.svelte'),
}
