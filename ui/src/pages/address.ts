/** Where a table is to be found: its waiting room before the game, the table itself from then on. */

export const addressOf = (table: { id: string; state: string }): string =>
  table.state === 'open' ? `/tables/${table.id}` : `/games/${table.id}`
