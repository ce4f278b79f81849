/** Maps as the server gives them, kept for the life of the page. */

import type { BoardSheet } from '../board/types'

export interface Loaded {
  sheet: BoardSheet
  drawing: string
}

const known = new Map<string, Promise<Loaded>>()

/** The map of that digest (`RoomMessage.board`); a failed try is not kept. */
export function loadBoard(digest: string): Promise<Loaded> {
  const here = known.get(digest)
  if (here) return here
  const coming = fetchBoard(digest)
  known.set(digest, coming)
  coming.catch(() => known.delete(digest))
  return coming
}

/** A map that the server has for one study alone. */
export function remember(digest: string, loaded: Loaded): void {
  known.set(digest, Promise.resolve(loaded))
}

async function fetchBoard(digest: string): Promise<Loaded> {
  const [facts, picture] = await Promise.all([fetchOne(digest, 'json'), fetchOne(digest, 'svg')])
  return { sheet: (await facts.json()) as BoardSheet, drawing: await picture.text() }
}

async function fetchOne(digest: string, ending: string): Promise<Response> {
  const answer = await fetch(`/api/boards/${digest}.${ending}`)
  if (!answer.ok) throw new Error(`the map ${digest}.${ending} could not be loaded: ${answer.status}`)
  return answer
}
