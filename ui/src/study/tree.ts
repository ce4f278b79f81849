/** The positions of a study: a tree, of which one line is looked at. */

import type { StudyNode } from '../protocol'

export const ROOT = 'start'

/** A row of the list of moves. */
export interface Row {
  id: string
  /** Variations within one another; 0 on the main line. */
  depth: number
  node: StudyNode
  /** Draws that it stands for; 0: it is a move. */
  draws: number
  /** The round in which it happens. */
  round: number
}

export class Tree {
  readonly nodes: ReadonlyMap<string, StudyNode>
  readonly #after: ReadonlyMap<string, readonly string[]>

  constructor(nodes: Iterable<StudyNode>) {
    this.nodes = new Map([...nodes].map((node) => [node.id, node]))
    const after = new Map<string, string[]>()
    for (const { id, before } of this.nodes.values()) after.set(before, [...(after.get(before) ?? []), id])
    this.#after = after
  }

  /** The same with further positions, behind those that are there. */
  with(added: readonly StudyNode[]): Tree {
    return new Tree([...this.nodes.values(), ...added.filter(({ id }) => !this.nodes.has(id))])
  }

  /** The same with other notes on a position. */
  noted(node: StudyNode): Tree {
    return new Tree([...this.nodes.values()].map((one) => (one.id === node.id ? node : one)))
  }

  /** A position and all that follow it. */
  below(id: string): Set<string> {
    const found = new Set<string>()
    for (const waiting = [id]; waiting.length; ) {
      const one = waiting.pop()!
      found.add(one)
      waiting.push(...this.after(one))
    }
    return found
  }

  /** The same without a move and all that follows it. */
  without(id: string): Tree {
    const gone = this.below(id)
    return new Tree([...this.nodes.values()].filter((one) => !gone.has(one.id)))
  }

  /** The same with the line to a position as the main line. */
  promoted(id: string): Tree {
    const first = new Set(this.path(id))
    const nodes = [...this.nodes.values()]
    return new Tree([...nodes.filter((one) => first.has(one.id)), ...nodes.filter((one) => !first.has(one.id))])
  }

  after(id: string): readonly string[] {
    return this.#after.get(id) ?? []
  }

  /** From the beginning to that position. */
  path(id: string): string[] {
    const found: string[] = []
    for (let one = this.nodes.get(id); one; one = this.nodes.get(one.before)) found.push(one.id)
    return found.reverse()
  }

  /** The line on which a position stands: to it, and from there on the first of what follows. */
  line(id: string): string[] {
    const found = this.path(id)
    for (let next = this.after(id)[0]; next; next = this.after(next)[0]) found.push(next)
    return found
  }

  node(id: string): StudyNode {
    return this.nodes.get(id)!
  }

  seat(id: string | undefined): number {
    return this.nodes.get(id ?? '')?.event?.seat ?? -1
  }

  /** Where somebody decides on that line, and its end: numbers of positions. */
  stops(line: readonly string[]): number[] {
    return line.flatMap((_, index) => (index === line.length - 1 || this.#decides(line[index + 1]!) ? [index] : []))
  }

  /** Where that seat's turns begin on that line. */
  turns(line: readonly string[], seat: number): number[] {
    let last = -1
    return line.flatMap((_, index) => {
      const next = line[index + 1]
      if (next === undefined || !this.#decides(next)) return []
      const before = last
      last = this.seat(next)
      return last === seat && before !== seat ? [index] : []
    })
  }

  /** Where first somebody decides in each round on that line. */
  rounds(line: readonly string[]): number[] {
    let last = 0
    return this.stops(line).filter((stop) => {
      const { round } = this.node(line[stop]!)
      const isNew = round > last
      last = Math.max(last, round)
      return isNew
    })
  }

  /** All moves, line by line: what may be done instead of a move stands below it. */
  rows(): Row[] {
    const found: Row[] = []
    const go = (from: string, depth: number): void => {
      for (let at = from; ; ) {
        const [first, ...others] = this.after(at)
        if (first === undefined) return
        this.#push(found, first, depth, others.length > 0)
        for (const other of others) {
          this.#push(found, other, depth + 1, false, true)
          go(other, depth + 1)
        }
        at = first
      }
    }
    go(ROOT, 0)
    return found
  }

  /** Draws in a row are one row, unless something is written there or other draws follow. */
  #push(rows: Row[], id: string, depth: number, isFork: boolean, isNew = false): void {
    const node = this.node(id)
    const [last, isDraw] = [rows.at(-1), !this.#decides(id)]
    const round = isDraw ? node.round : (this.nodes.get(node.before)?.round ?? 0)
    const follows = last && !isNew && isDraw && last.draws > 0 && last.depth === depth && last.id === node.before
    const isSame = follows && last.round === round && !isFork && !last.node.chapter && !last.node.comment && this.after(last.id).length === 1
    if (isSame) rows[rows.length - 1] = { ...last, id, node, draws: last.draws + 1 }
    else rows.push({ id, depth, node, draws: isDraw ? 1 : 0, round })
  }

  #decides(id: string): boolean {
    return this.seat(id) >= 0
  }
}
