import { expect, test } from 'vitest'
import { recordsIn } from './records'

const line = (record: string, state: 'over' | 'running' = 'over') => JSON.stringify({ id: 'a', state, record })

test('a file with one record is one, as text or as JSON over many lines', () => {
  for (const text of ['utopia record 1\nrest\n', '{\n  "utopia_record": 1\n}\n', ''])
    expect(recordsIn('a.txt', text)).toEqual([{ text, file: 'a.txt', line: undefined, isRunning: false }])
})

test('all games of somebody stand one a line; what is none is told by its line', () => {
  const found = recordsIn('all.ndjson', `${line('one\n')}\n\n${line('two', 'running')}\nnonsense\n`)
  expect(found).toEqual([
    { text: 'one\n', file: 'all.ndjson', line: 1, isRunning: false },
    { text: 'two', file: 'all.ndjson', line: 3, isRunning: true },
    { text: 'nonsense', file: 'all.ndjson', line: 4, isRunning: false },
  ])
})
