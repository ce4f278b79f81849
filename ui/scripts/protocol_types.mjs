// `just types`: the schema of the protocol (standard input) as TypeScript (standard output).
import { text } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const schema = JSON.parse(await text(process.stdin))
process.stdout.write(
  await compile(schema, 'Protocol', {
    bannerComment: '/* Made from the messages in src/utopia/server by `just types`; do not edit. */',
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  }),
)
