/** What the lists and fields of a chat need: of a table, or of a review. */

import type { ChatView, Heard, Line, Target } from '../protocol'

export interface Talk {
  readonly about: Pick<ChatView, 'voice' | 'phrases' | 'removes' | 'host' | 'silent' | 'count'> | null
  readonly lines: readonly Line[]
  readonly hasEarlier: boolean
  /** Who reads it, and what stands there before anything was said, in words. */
  readonly side: string
  readonly empty: string
  /** Names of the seats, for refusals. */
  readonly names: readonly string[]
  /** The lines are on the screen; the function takes them off. */
  show(): () => void
  earlier(): Promise<void>
  refresh(): Promise<void>
  say(what: { text: string } | { phrase: string }): Promise<Heard>
  remove(line: Line): Promise<void>
  silence(isSilent: boolean): Promise<void>
  isMine(line: Line): boolean
  textOf(line: Line): string
  nameOf(line: Line): string
  /** Where a line leads, if anywhere. */
  linkOf(line: Line): string | undefined
  /** How a line is meant in requests, and what of it stands in a report that cannot name it. */
  whom(line: Line): { whom: Target; quote: string }
}
