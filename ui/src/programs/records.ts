/** Records in files: one a file, or all of somebody's games, one a line, as `GET /api/me/records` gives them. */

import type { RecordLine } from '../protocol'

export interface RecordFound {
  text: string
  /** File, and the number of the line if it has several. */
  file: string
  line: number | undefined
  /** Such a game cannot be imported yet. */
  isRunning: boolean
}

export function recordsIn(file: string, text: string): RecordFound[] {
  const lines = text.split('\n')
  if (!gameOf(lines.find((line) => line.trim()) ?? '')) return [{ text, file, line: undefined, isRunning: false }]
  return lines.flatMap((line, index) => (line.trim() ? [ofLine(file, line, index + 1)] : []))
}

/** What is no game goes as it is: the server says what is wrong with it. */
function ofLine(file: string, text: string, line: number): RecordFound {
  const game = gameOf(text)
  return { text: game?.record ?? text, file, line, isRunning: game?.state === 'running' }
}

function gameOf(line: string): RecordLine | undefined {
  try {
    const game: RecordLine = JSON.parse(line)
    return typeof game.record === 'string' ? game : undefined
  } catch {
    return undefined
  }
}
