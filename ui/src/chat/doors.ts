/** The doors of chat and notes. */

import { ask, get, send } from '../net/api'
import type { Note, NoteEntry, ChatView } from '../protocol'

/** The last lines, or the last before one. */
export const chatOf = (id: string, most: number, before?: number): Promise<ChatView> =>
  get<ChatView>(`games/${id}/talk?most=${most}${before === undefined ? '' : `&before=${before}`}`)
export const switchChat = (id: string, silent: boolean): Promise<ChatView> => send<ChatView>('PATCH', `games/${id}/talk`, { silent })
export const removeLine = async (id: string, line: number): Promise<void> => void (await ask('DELETE', `games/${id}/talk/${line}`))

export const noteOf = (id: string): Promise<Note> => get<Note>(`games/${id}/note`)
export const writeNote = (id: string, text: string): Promise<Note> => send<Note>('PUT', `games/${id}/note`, { text })
export const myNotes = (): Promise<NoteEntry[]> => get<NoteEntry[]>('notes')
