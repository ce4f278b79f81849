import { expect, test } from 'vitest'
import { nameAmong } from './naming'

const ann = { id: 'a1', name: 'Ann' }

test('a person with a name of their own is called by the name alone', () => {
  expect(nameAmong(ann, [{ id: 'b2', name: 'Bob' }, ann])).toBe('Ann')
  expect(nameAmong(ann, [{ id: null, name: 'Ann' }])).toBe('Ann')
})

test('two of one name are told apart', () => {
  expect(nameAmong(ann, [{ id: 'b2', name: ' aNN' }])).toBe('Ann (a1)')
})
