/** The endpoints of puzzles. An attempt is its moves: they go with every request. */

import { get, send } from '../net/api'
import type { Hint, Puzzle, PuzzleOverview, PuzzlePosition, PuzzleResult, Told } from '../protocol'

export const doors = {
  puzzles: () => get<PuzzleOverview>('puzzles'),
  next: (query: string) => get<Puzzle>(`puzzles/next${query}`),
  puzzle: (id: string) => get<Puzzle>(`puzzles/${id}`),
  position: (id: string, moves: readonly number[]) => get<PuzzlePosition>(`puzzles/${id}/position?moves=${moves.join()}`),
  told: (id: string, moves: readonly number[], code: number) => get<Told>(`puzzles/${id}/told?moves=${moves.join()}&code=${code}`),
  hint: (id: string, moves: readonly number[]) => get<Hint>(`puzzles/${id}/hint?moves=${moves.join()}`),
  end: (id: string, moves: readonly number[], helped: boolean) => send<PuzzleResult>('PUT', `puzzles/${id}/attempt`, { moves, helped }),
}
