import { expect, it } from 'vitest'
import { say, words } from './words.svelte'

// `svelte-check` reads this: a line that is no error any more is one.
const unknown = (rule: string, side: 'left' | 'right') => [
  // @ts-expect-error no file of messages has it
  say('page-no-such-message'),
  // @ts-expect-error no message begins so
  say(`no-such-message-${rule}`),
  // @ts-expect-error of these two there is none
  say(`page-${side}`),
  // @ts-expect-error what the server names is said by words.say
  say(rule),
]

it('shows identifiers that there are not', () => {
  expect(unknown('R-END-1', 'left').every((text) => text.startsWith('⟨'))).toBe(true)
  expect(words.say('R-END-1')).toBe('⟨R-END-1⟩')
})
