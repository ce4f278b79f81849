/** People as an admin reads of them: those with the same name are told apart by their ids. */

import { say } from '../words/words.svelte'

interface Somebody {
  /** None: the account was deleted. */
  id: string | null
  name: string | null
}

const folded = (name: string | null): string => (name ?? '').normalize('NFKC').toLocaleLowerCase().trim()

/** What somebody is called where the others are called something too. */
export function nameAmong({ id, name }: Somebody, others: readonly Somebody[]): string {
  const called = name ?? say('admin-somebody')
  const isDouble = id !== null && others.some((other) => other.id !== null && other.id !== id && folded(other.name) === folded(name))
  return isDouble ? `${called} (${id})` : called
}
