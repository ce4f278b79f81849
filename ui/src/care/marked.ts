/** A text with headings, lists, links and emphasis, taken apart; what it is not sure of stays text. */

export interface Piece {
  text: string
  kind: 'text' | 'strong' | 'em' | 'link'
  href?: string
}

export interface Block {
  kind: 'h2' | 'h3' | 'p' | 'ul'
  /** Of a list its entries, else one. */
  lines: Piece[][]
}

const PIECES = /\[([^\]]+)\]\(((?:https?:\/\/|mailto:)[^\s)]+)\)|<((?:https?:\/\/|mailto:)[^\s>]+)>|\*\*([^*]+)\*\*|\*([^*]+)\*/g

const ITEM = /^[-*]\s+/

export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of line.matchAll(PIECES)) {
    const [all, label, href, bare, strong, em] = found
    if (found.index > at) pieces.push({ kind: 'text', text: line.slice(at, found.index) })
    const target = href ?? bare
    if (target) pieces.push({ kind: 'link', text: label ?? target.replace(/^mailto:/, ''), href: target })
    else pieces.push(strong ? { kind: 'strong', text: strong } : { kind: 'em', text: em! })
    at = found.index + all.length
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) })
  return pieces
}

/** Without a first heading that says what stands above it already. */
export function blocksUnder(title: string, text: string): Block[] {
  const blocks = blocksOf(text)
  const [first] = blocks
  const said = first?.kind === 'h2' ? first.lines[0]!.map((piece) => piece.text).join('') : ''
  const folded = (words: string): string => words.trim().toLocaleLowerCase()
  return folded(said) === folded(title) ? blocks.slice(1) : blocks
}

export function blocksOf(text: string): Block[] {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(partsOf)
}

function partsOf(part: string): Block[] {
  const lines = part.split(/\r?\n/).map((line) => line.trim())
  const heading = /^(#{1,6})\s+(.*)$/.exec(lines[0]!)
  if (heading) {
    const head: Block = { kind: heading[1]!.length > 2 ? 'h3' : 'h2', lines: [piecesOf(heading[2]!)] }
    const rest = lines.slice(1).join('\n')
    return rest ? [head, ...partsOf(rest)] : [head]
  }
  const isEntry = ITEM.test(lines[0]!)
  const end = lines.findIndex((line) => ITEM.test(line) !== isEntry)
  const own = end < 0 ? lines : lines.slice(0, end)
  const block: Block = isEntry
    ? { kind: 'ul', lines: own.map((line) => piecesOf(line.replace(ITEM, ''))) }
    : { kind: 'p', lines: own.map(piecesOf) }
  return end < 0 ? [block] : [block, ...partsOf(lines.slice(end).join('\n'))]
}
