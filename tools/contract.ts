// `npm run contract -- --engine postgresql`: runs the contract of databases against one engine, or `all`, and prints
// what each can do.
import { parseArgs } from 'node:util'
import { databaseCapabilities, databaseKindFacts, databaseKinds } from '../packages/databases/src/index.ts'
import { run } from './run.ts'

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'all' } } })
const chosen = databaseKinds.filter((kind) => values.engine === 'all' || kind === values.engine)
for (const kind of chosen) {
  const { label } = databaseKindFacts[kind]
  for (const [name, can] of Object.entries(databaseCapabilities[kind]))
    console.log(`${label}: ${can ? 'can' : 'cannot'} ${name}`)
}
if (chosen.length === 0) {
  console.error(`Name an engine: ${databaseKinds.join(', ')}, all`)
  process.exitCode = 2
} else await run('vitest', ['run', ...chosen.map((kind) => `packages/databases/node/${kind}`)])
