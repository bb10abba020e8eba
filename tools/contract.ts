// `npm run contract -- --engine postgresql`: runs the contract of databases against one engine, or `all`, and prints
// what each can do.
import { parseArgs } from 'node:util'
import {
  databaseCapabilities,
  databaseKindFacts,
  databaseKinds,
  ownDatabaseKind,
  type DatabaseKind
} from '../packages/databases/src/index.ts'
import { run } from './run.ts'

const { values } = parseArgs({ options: { engine: { type: 'string', default: 'all' } } })
// Those that a server offers, and that of the demo.
const kinds: readonly DatabaseKind[] = [...databaseKinds, ownDatabaseKind]
const chosen = kinds.filter((kind) => values.engine === 'all' || kind === values.engine)
for (const kind of chosen) {
  const label =
    kind === ownDatabaseKind
      ? `${databaseKindFacts[kind].label} (of the demo)`
      : databaseKindFacts[kind].label
  for (const [name, can] of Object.entries(databaseCapabilities[kind]))
    console.log(`${label}: ${can ? 'can' : 'cannot'} ${name}`)
}
if (chosen.length === 0) {
  console.error(`Name an engine: ${kinds.join(', ')}, all`)
  process.exitCode = 2
} else
  await run('vitest', [
    'run',
    ...chosen.map((kind) => `packages/databases/${kind === ownDatabaseKind ? 'src' : 'node'}/${kind}`)
  ])
