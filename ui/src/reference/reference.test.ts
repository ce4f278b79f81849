import { describe, expect, it } from 'vitest'
import { doorsOf, groupsOf, idOf, SOCKET, type Description } from './description'
import { curlOf, found } from './finding'
import { written } from './writing'
import { boundsOf, namesIn, typeOf } from './types'

const description: Description = {
  info: { version: '1', description: '' },
  tags: [
    { name: 'games', description: 'Games.' },
    { name: 'empty', description: 'Nothing.' },
  ],
  paths: {
    '/api/games/{game_id}/moves': {
      post: {
        summary: 'Make a move',
        tags: ['games'],
        security: [{ session: [] }, { token: ['games:play'] }],
        requestBody: { content: { 'application/json': { schema: { examples: [{ version: 1 }] } } } },
        responses: { 401: { $ref: '#/components/responses/Refused401' } },
      },
    },
    '/api/account': { get: { summary: 'Mein Übel', tags: ['games'], security: [{ session: [] }] } },
    '/api/site': { get: { summary: 'Site', tags: ['games'], security: [{}, { session: [] }, { token: [] }] } },
  },
  components: { schemas: {}, responses: { Refused401: { description: 'No.', content: {} } } },
  'x-websockets': {
    '/ws/games/{game_id}': { receives: {}, sends: {}, examples: [], closes: { 1012: 'Come again.' }, tags: ['games'] },
  },
}
const doors = doorsOf(description)

describe('doors', () => {
  it('are known by method and path', () => {
    expect(doors.map(({ id }) => id)).toEqual(['post-games-game_id-moves', 'get-account', 'get-site', 'socket-ws-games-game_id'])
    expect(idOf('GET', '/healthz')).toBe('get-healthz')
  })

  it('say which token opens them', () => {
    expect(doors.slice(0, 3).map(({ scope }) => scope)).toEqual(['games:play', 'none', 'any'])
    expect(doors[2]!.isOpen).toBe(true)
  })

  it('share their refusals', () => {
    expect(doors[0]!.answers).toEqual([{ status: '401', about: 'No.', bodies: [] }])
  })

  it('stand in groups, websockets among them', () => {
    const groups = groupsOf(doors, description)
    expect(groups.map(({ tag }) => tag)).toEqual(['games'])
    expect(groups[0]!.doors.at(-1)!.method).toBe(SOCKET)
  })

  it('are found by all words, without accents, or by what a token opens', () => {
    const groups = groupsOf(doors, description)
    const ids = (query: string, only = false): string[] => found(groups, query, only).flatMap((group) => group.doors.map(({ id }) => id))
    expect(ids('moves POST')).toEqual(['post-games-game_id-moves'])
    expect(ids('ubel')).toEqual(['get-account'])
    expect(ids('moves nothing')).toEqual([])
    expect(ids('', true)).not.toContain('get-account')
  })

  it('can be tried in a terminal', () => {
    expect(curlOf(doors[0]!, 'http://here')).toBe(
      `curl -X POST -H "Authorization: Bearer $UTOPIA_TOKEN" -H "Content-Type: application/json" -d '{"version":1}' http://here/api/games/GAME/moves`,
    )
    expect(curlOf(doors[2]!, 'http://here')).toBe('curl http://here/api/site')
  })
})

describe('examples', () => {
  it('have short lists on one line', () => {
    expect(written({ a: [1, 2], b: [{ c: [] }] })).toBe('{\n  "a": [1, 2],\n  "b": [\n    {\n      "c": []\n    }\n  ]\n}')
    expect(written('as it is')).toBe('as it is')
  })
})

describe('types', () => {
  it('are said in few words', () => {
    expect(typeOf({ type: 'array', items: { oneOf: [{ $ref: '#/x/Seat' }, { type: 'null' }] } })).toBe('(Seat | null)[]')
    expect(typeOf({ type: 'object', additionalProperties: { type: 'integer' } })).toBe('{ [key]: integer }')
    expect(typeOf({ enum: ['a', 'b'] })).toBe('"a" | "b"')
    expect(typeOf({ type: 'array', prefixItems: [{ type: 'string' }, {}] })).toBe('[string, any]')
    expect(boundsOf({ minimum: 0, maximum: 4 })).toBe('0–4')
    expect(boundsOf({ maxLength: 24 })).toBe('≤ 24')
    expect(namesIn({ oneOf: [{ $ref: '#/x/A' }, { type: 'array', items: { $ref: '#/x/A' } }] })).toEqual(['A'])
  })
})
