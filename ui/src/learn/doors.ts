/** The endpoints of lessons. An attempt is its moves: they go with every request. */

import { get, send } from '../net/api'
import type { Hint, Lesson, LessonEntry, LessonPosition, Told } from '../protocol'

/** The last solution under way: a list asked for meanwhile waits, and has its stars. */
let noting: Promise<unknown> = Promise.resolve()

export const doors = {
  lessons: () => noting.then(() => get<LessonEntry[]>('lessons')),
  lesson: (id: string) => get<Lesson>(`lessons/${id}`),
  position: (id: string, moves: readonly number[]) => get<LessonPosition>(`lessons/${id}/position?moves=${moves.join()}`),
  told: (id: string, moves: readonly number[], code: number) => get<Told>(`lessons/${id}/told?moves=${moves.join()}&code=${code}`),
  hint: (id: string, moves: readonly number[]) => get<Hint>(`lessons/${id}/hint?moves=${moves.join()}`),
  note(id: string, moves: readonly number[]): Promise<LessonEntry[]> {
    const noted = send<LessonEntry[]>('PUT', `lessons/${id}/progress`, { moves })
    noting = noted.catch(() => undefined)
    return noted
  },
}
