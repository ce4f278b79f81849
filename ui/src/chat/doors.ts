/** The doors of talk and notes. */

import { ask, get, send } from '../net/api'
import type { Note, NoteEntry, Talk } from '../protocol'

/** The last lines, or the last before one. */
export const talkOf = (id: string, most: number, before?: number): Promise<Talk> =>
  get<Talk>(`games/${id}/talk?most=${most}${before === undefined ? '' : `&before=${before}`}`)
export const switchTalk = (id: string, silent: boolean): Promise<Talk> => send<Talk>('PATCH', `games/${id}/talk`, { silent })
export const removeLine = async (id: string, line: number): Promise<void> => void (await ask('DELETE', `games/${id}/talk/${line}`))

export const noteOf = (id: string): Promise<Note> => get<Note>(`games/${id}/note`)
export const writeNote = (id: string, text: string): Promise<Note> => send<Note>('PUT', `games/${id}/note`, { text })
export const myNotes = (): Promise<NoteEntry[]> => get<NoteEntry[]>('notes')
