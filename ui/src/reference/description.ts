/** The interface's description as the server gives it (OpenAPI 3.1), as far as it is shown. */

export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  prefixItems?: Schema[]
  additionalProperties?: Schema | boolean
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema: Schema
}

interface Content {
  schema?: Schema
  examples?: Record<string, { value: unknown }>
}

interface Response {
  $ref?: string
  description?: string
  content?: Record<string, Content>
}

interface Operation {
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Content> }
  responses?: Record<string, Response>
}

interface Socket extends Operation {
  receives: Schema
  sends: Schema
  examples: unknown[]
  closes: Record<string, string>
}

export interface Description {
  info: { version: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
  'x-websockets': Record<string, Socket>
}

/** What is sent or answered: its kind, its shape, and how it may look. */
export interface Body {
  kind: string
  schema: Schema | undefined
  examples: unknown[]
}

export interface Answer {
  status: string
  about: string
  bodies: Body[]
}

export interface Door {
  /** Of its place on the page: `/api/docs#post-games-game_id-moves`. */
  id: string
  /** `SOCKET` for a websocket. */
  method: string
  path: string
  title: string
  about: string
  tag: string
  /** What a token must be allowed; `any`: every token opens it, `none`: no token does. */
  scope: string
  /** Nothing at all is needed. */
  isOpen: boolean
  parameters: Parameter[]
  sent: Body[]
  answers: Answer[]
  /** Of a websocket: what the server says, and why it closes. */
  told?: Body
  closes?: Record<string, string>
}

export interface Group {
  tag: string
  about: string
  doors: Door[]
}

export const SOCKET = 'SOCKET'

export const idOf = (method: string, path: string): string =>
  method.toLowerCase() + path.replace(/^\/api/, '').replace(/[{}]/g, '').replaceAll('/', '-')

function bodiesOf(contents: Record<string, Content> | undefined): Body[] {
  return Object.entries(contents ?? {}).map(([kind, { schema, examples }]) => ({
    kind,
    schema,
    examples: examples ? Object.values(examples).map(({ value }) => value) : (schema?.examples ?? []),
  }))
}

function answersOf(responses: Record<string, Response>, description: Description): Answer[] {
  return Object.entries(responses).map(([status, one]) => {
    const response = one.$ref ? description.components.responses[nameOf(one.$ref)]! : one
    return { status, about: response.description ?? '', bodies: bodiesOf(response.content) }
  })
}

function scopeOf(security: Record<string, string[]>[]): string {
  const token = security.find((way) => 'token' in way)?.['token']
  return token ? (token[0] ?? 'any') : 'none'
}

function doorOf(method: string, path: string, operation: Operation, description: Description): Door {
  const security = operation.security ?? []
  return {
    id: idOf(method, path),
    method,
    path,
    title: operation.summary ?? '',
    about: operation.description ?? '',
    tag: operation.tags?.[0] ?? 'server',
    scope: scopeOf(security),
    isOpen: security.some((way) => Object.keys(way).length === 0),
    parameters: operation.parameters ?? [],
    sent: bodiesOf(operation.requestBody?.content),
    answers: answersOf(operation.responses ?? {}, description),
  }
}

function socketOf(path: string, socket: Socket, description: Description): Door {
  const json = 'application/json'
  return {
    ...doorOf(SOCKET, path, socket, description),
    sent: [{ kind: json, schema: socket.receives, examples: socket.examples }],
    told: { kind: json, schema: socket.sends, examples: [] },
    closes: socket.closes,
  }
}

export function doorsOf(description: Description): Door[] {
  const doors = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => doorOf(method.toUpperCase(), path, operation, description)),
  )
  const sockets = Object.entries(description['x-websockets']).map(([path, socket]) => socketOf(path, socket, description))
  return [...doors, ...sockets]
}

/** In the order of the description; groups without doors are left out. */
export const groupsOf = (doors: Door[], description: Description): Group[] =>
  description.tags
    .map(({ name, description: about }) => ({ tag: name, about, doors: doors.filter(({ tag }) => tag === name) }))
    .filter((group) => group.doors.length)

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

/** A schema that stands for another is that other. */
export function resolved(schema: Schema, schemas: Record<string, Schema>): Schema {
  const one = schema.allOf?.length === 1 ? schema.allOf[0]! : schema
  return one.$ref ? (schemas[nameOf(one.$ref)] ?? {}) : one
}
