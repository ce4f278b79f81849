import { beforeEach, expect, it, vi } from 'vitest'

type Answer = (text: string) => void

/** Requests for files of words that have no answer yet, by the language in their address. */
let open: Record<string, Answer[]> = {}

/** Answer the first request of a language, once it is made. */
const answer = async (language: string): Promise<void> => {
  await vi.waitFor(() => expect(open[language]).not.toHaveLength(0))
  open[language]!.shift()!(`greeting = ${language}\n`)
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  vi.resetModules()
  open = { en: [], de: [], fr: [] }
  vi.stubGlobal('document', { documentElement: { lang: '' } })
  vi.stubGlobal('fetch', (address: string) => {
    const language = /-([a-z]{2})\b/.exec(address)![1]!
    return new Promise((done) => open[language]!.push((text) => done(new Response(text))))
  })
})

it('speaks the language chosen last, though the other arrives last', async () => {
  const { words } = await import('./words.svelte')
  const both = Promise.all([words.choose('de'), words.choose('fr')])
  await answer('fr')
  await answer('de')
  await both
  expect(document.documentElement.lang).toBe('fr')
  expect(words.say('greeting')).toBe('fr')
})

it('waits for a file that is wanted while the language changes', async () => {
  const { words } = await import('./words.svelte')
  const spoken = words.choose('de')
  const added = words.add('account')
  await answer('de')
  await answer('en')
  await added
  expect(document.documentElement.lang).toBe('')
  await answer('de')
  await spoken
  expect(document.documentElement.lang).toBe('de')
})
