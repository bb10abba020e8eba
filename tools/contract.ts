// `npm run contract -- --engine postgresql`: runs the contract of databases against one engine, or `all`, and prints
// what each can do.
import { parseArgs } from 'node:util'
import {
  databaseCapabilities,
  databaseKindFacts,
  databaseKinds,
  isServedKind
} from '../packages/databases/src/index.ts'
import { run } from './run.ts'

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'all' } } })
const chosen = databaseKinds.filter((kind) => values.engine === 'all' || kind === values.engine)
const served = chosen.filter(isServedKind)
for (const kind of chosen) {
  const { label } = databaseKindFacts[kind]
  if (!isServedKind(kind)) console.log(`${label}: no engine yet`)
  else
    for (const [name, can] of Object.entries(databaseCapabilities[kind]))
      console.log(`${label}: ${can ? 'can' : 'cannot'} ${name}`)
}
if (served.length === 0) {
  console.error(`Name an engine: ${databaseKinds.filter(isServedKind).join(', ')}, all`)
  process.exitCode = 2
} else await run('vitest', ['run', ...served.map((kind) => `packages/databases/node/${kind}`)])
