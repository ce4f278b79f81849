import { expect, test } from 'vitest'
import { blocksOf, blocksUnder, piecesOf } from './marked'

test('headings, paragraphs and lists are told apart', () => {
  const blocks = blocksOf('# Imprint\nAnn Lee\n1 Street\n\n- one\n- *two*\n\n### Law\n\nText')
  expect(blocks.map(({ kind }) => kind)).toEqual(['h2', 'p', 'ul', 'h3', 'p'])
  expect(blocks[1]!.lines).toHaveLength(2)
  expect(blocks[2]!.lines[1]).toEqual([{ kind: 'em', text: 'two' }])
})

test('text right before or after a list is no part of it', () => {
  expect(blocksOf('We are:\n- one\n- two\nWrite to us').map(({ kind, lines }) => [kind, lines.length])).toEqual([
    ['p', 1],
    ['ul', 2],
    ['p', 1],
  ])
})

test('a title is not said twice', () => {
  expect(blocksUnder('Imprint', '# Imprint\nAnn').map(({ kind }) => kind)).toEqual(['p'])
  expect(blocksUnder('Imprint', '# Who we are\nAnn').map(({ kind }) => kind)).toEqual(['h2', 'p'])
})

test('links lead to the web or to mail, and nowhere else', () => {
  expect(piecesOf('see [us](https://a.example/x) or <mailto:a@b.example>!')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'link', text: 'us', href: 'https://a.example/x' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'a@b.example', href: 'mailto:a@b.example' },
    { kind: 'text', text: '!' },
  ])
  for (const odd of ['[x](javascript:alert(1))', '<script>alert(1)</script>', '[x](data:text/html,x)', '**', '*'])
    expect(piecesOf(odd)).toEqual([{ kind: 'text', text: odd }])
})

test('nothing gives nothing', () => {
  expect(blocksOf(' \n\n ')).toEqual([])
})
