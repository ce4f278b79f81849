/** Examples as they are read: JSON over several lines, but lists of numbers and words on one. */

const SHORT = 90
const LIST = /\[\s+([^[\]{}]*?)\s+\]/g

export function written(example: unknown): string {
  if (typeof example === 'string') return example
  return JSON.stringify(example, null, 2).replace(LIST, (all, inside: string) => {
    const line = `[${inside.replace(/,\s+/g, ', ')}]`
    return line.length <= SHORT && !inside.includes('"[') ? line : all
  })
}
