// `npm run check`: what an ordinary change needs before it is handed in, in half a minute once types were checked before. It formats in place, looks at
// all files by rules that need no types and at what differs from the main branch by all rules, and runs the unit tests
// that reach it in its own area. `npm test` runs everything.
import { findBase, findChangedFiles, findTestFolder } from './changed-files.ts'
import { raiseGoMemory } from './go-memory.ts'
import { run } from './run.ts'
import { lint, runStages, staticStages, travellingTests } from './stages.ts'

raiseGoMemory()

const base = findBase()
const changed = findChangedFiles(base)
const sources = changed.filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path))
const folders = new Set(changed.flatMap((path) => findTestFolder(path) ?? []))

await runStages([
  { name: 'format', run: () => run('node', ['tools/format.ts']) },
  { name: 'lint without types', run: () => lint([]), beside: true },
  ...staticStages.filter(({ name }) => ['types', 'house rules'].includes(name)),
  // Of the whole tree these rules take most of a minute.
  ...(sources.length === 0
    ? []
    : [
        {
          name: `lint of ${sources.length} changed files`,
          run: () => lint(['--type-aware', ...sources]),
          beside: true
        }
      ]),
  travellingTests,
  ...(folders.size === 0
    ? []
    : [
        {
          name: 'unit tests of what changed',
          run: () => run('vitest', ['run', '--changed', base, '--passWithNoTests', ...folders])
        }
      ])
])
