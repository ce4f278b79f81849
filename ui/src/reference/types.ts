/** What a schema is, in few words: `string`, `Seat[]`, `"open" | "over" | null`, and its bounds. */

import { nameOf, type Schema } from './description'

export function typeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.allOf?.length === 1) return typeOf(schema.allOf[0]!)
  const either = schema.oneOf ?? schema.anyOf
  if (either) return either.map(typeOf).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  if (schema.type === 'array') return arrayOf(schema)
  if (schema.type === 'object' && schema.additionalProperties) {
    const inside = schema.additionalProperties === true ? {} : schema.additionalProperties
    return `{ [key]: ${typeOf(inside)} }`
  }
  return schema.type ? [schema.type].flat().join(' | ') : 'any'
}

function arrayOf({ items, prefixItems }: Schema): string {
  if (prefixItems) return `[${prefixItems.map(typeOf).join(', ')}]`
  const inside = items ? typeOf(items) : 'any'
  return inside.includes(' | ') ? `(${inside})[]` : `${inside}[]`
}

/** Its bounds: `0–4`, `≤ 24`; of texts their letters, of lists their items. */
export function boundsOf(schema: Schema): string {
  const [low, high] = [
    schema.minimum ?? schema.minLength ?? schema.minItems,
    schema.maximum ?? schema.maxLength ?? schema.maxItems,
  ]
  if (low === undefined && high === undefined) return ''
  if (low === undefined) return `≤ ${high}`
  return high === undefined ? `≥ ${low}` : `${low}–${high}`
}

/** The names of all schemas that it consists of, each once. */
export function namesIn(schema: Schema): string[] {
  const inside = [
    schema.items,
    ...(schema.prefixItems ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
  ]
  const names = inside.flatMap((one) => (one ? namesIn(one) : []))
  return [...new Set(schema.$ref ? [nameOf(schema.$ref), ...names] : names)]
}
