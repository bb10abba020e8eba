// `npm test`: everything that continuous integration runs, with its own list of what ran. Name some of the
// stages to run only those: npm test -- lint "browser tests"
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { statementsPath } from './compiled-statements.ts'
import { raiseGoMemory } from './go-memory.ts'
import { allowHugePages } from './huge-pages.ts'
import { run } from './run.ts'
import { runStages, staticStages, travellingTests, type Stage } from './stages.ts'
import { describeRotation, rotatingLaws } from './template/rotation.ts'
import { testReports } from './test-report.ts'

/** In how many runs the whole board is tried. */
const boardParts = 9

const stages: readonly Stage[] = [
  ...staticStages,
  { name: 'build', run: build, beside: true },
  travellingTests,
  {
    name: 'unit tests and laws',
    run: runUnitTests,
    remarks: () => [...readLines(testReports.unit), rotatingLaws]
  },
  { name: 'statements on Postgres', run: () => run('node', ['tools/laws/prepare-statements.ts']) },
  {
    name: 'component tests',
    run: () => run('vitest', ['run', '-c', 'apps/web/component-tests/vitest.config.ts']),
    remarks: () => readLines(testReports.component)
  },
  {
    name: 'pipelines of generated projects',
    run: () => run('node', ['tools/pipelines/run.ts', '--part', 'rotating/2']),
    remarks: () => ['half of them, the others with the next commit']
  },
  { name: 'broken projects', run: () => run('node', ['tools/sites/build-broken.ts']), beside: true },
  { name: 'sites of the browser tests', run: () => run('node', ['tools/build-sites.ts']), beside: true },
  {
    name: 'Firefox and WebKit',
    run: () => run('node', ['tools/engines/run.ts']),
    remarks: () => readLines(testReports.engines)
  },
  {
    name: 'combinations',
    run: () => run('node', ['tools/proof/run.ts', '--part', `rotating/${boardParts}`]),
    remarks: () => [`a ${boardParts}th of the board, another one with each commit`]
  },
  { name: 'browser tests', run: () => run('playwright', ['test']), remarks: describeRotation }
]

// Hundreds of programs are started below; they keep what Node compiled of the same modules.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../build/compile-cache', import.meta.url))

allowHugePages()
raiseGoMemory()

for (const path of Object.values(testReports)) rmSync(path, { force: true })
const named = process.argv.slice(2)
await runStages(stages.filter(({ name }) => named.length === 0 || named.includes(name)))

async function runUnitTests(): Promise<void> {
  rmSync(statementsPath, { force: true })
  await run('vitest', ['run'])
}

function readLines(path: string): readonly string[] {
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
}
