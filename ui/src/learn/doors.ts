/** The endpoints of lessons. An attempt is its moves: they go with every request. */

import { get, send } from '../net/api'
import type { Hint, Lesson, LessonEntry, LessonPosition, Told } from '../protocol'

export const doors = {
  lessons: () => get<LessonEntry[]>('lessons'),
  lesson: (id: string) => get<Lesson>(`lessons/${id}`),
  position: (id: string, moves: readonly number[]) => get<LessonPosition>(`lessons/${id}/position?moves=${moves.join()}`),
  told: (id: string, moves: readonly number[], code: number) => get<Told>(`lessons/${id}/told?moves=${moves.join()}&code=${code}`),
  hint: (id: string, moves: readonly number[]) => get<Hint>(`lessons/${id}/hint?moves=${moves.join()}`),
  note: (id: string, moves: readonly number[]) => send<LessonEntry[]>('PUT', `lessons/${id}/progress`, { moves }),
}
