/** Where the files of words are that come when they are needed: their addresses are not in what every page loads. */

export const files = import.meta.glob<string>(['./made/*.ftl', '!./made/first-*.ftl'], { query: '?url', import: 'default', eager: true })
