// `npm run mutants`: puts one mutant after the other into the product and runs the tests that have to find it. A mutant that
// no test finds is a hole in the tests. Name some of the mutants to try only those: npm run mutants -- focus audit
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { mutate, type Mutant } from './mutant.ts'
import { serverMutants } from './server-mutants.ts'
import { webMutants } from './web-mutants.ts'

const componentTests = 'apps/web/component-tests/'
const report = join(root, 'build/mutants-report.json')
const named = process.argv.slice(2)
const mutants = [...serverMutants, ...webMutants].filter(
  ({ what }) => named.length === 0 || named.some((name) => what.includes(name))
)

let restore = (): void => undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    restore()
    process.exit(130)
  })

const missed: string[] = []
for (const mutant of mutants) {
  const begun = performance.now()
  const found = await tryMutant(mutant)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  const outcome = found === undefined ? 'MISSED' : 'found '
  process.stdout.write(`${outcome} ${seconds.padStart(3)} s  ${mutant.what}\n`)
  if (found === undefined) missed.push(mutant.what)
  else process.stdout.write(`              by: ${found}\n`)
}
process.stdout.write(`${mutants.length - missed.length} of ${mutants.length} mutants were found\n`)
process.exitCode = missed.length === 0 ? 0 : 1

/** Puts a mutant in, runs its tests, and puts back what was there. Returns the title of the test that is red. */
async function tryMutant(mutant: Mutant): Promise<string | undefined> {
  const { what, file, tests } = mutant
  const path = join(root, file)
  const source = readFileSync(path, 'utf8')
  const changed = mutate(source, mutant)
  restore = () => {
    restore = () => undefined
    const isChanged = readFileSync(path, 'utf8') !== changed
    if (isChanged)
      process.stderr.write(`${file} was edited meanwhile: take the mutant "${what}" out by hand\n`)
    else writeFileSync(path, source)
  }
  writeFileSync(path, changed)
  try {
    for (const areComponentTests of [true, false]) {
      const files = tests.filter((test) => test.startsWith(componentTests) === areComponentTests)
      const red = files.length === 0 ? undefined : await findRedTest(files, areComponentTests)
      if (red !== undefined) return red
    }
    return undefined
  } finally {
    restore()
  }
}

interface Report {
  testResults: { assertionResults: { status: string; fullName: string }[] }[]
}

/**
 * Runs tests, each once, until one is red, and returns its title. What fails without a red test, such as a file that is
 * not there, finds nothing.
 */
async function findRedTest(
  files: readonly string[],
  areComponentTests: boolean
): Promise<string | undefined> {
  rmSync(report, { force: true })
  mkdirSync(join(root, 'build'), { recursive: true })
  const config = areComponentTests ? ['-c', `${componentTests}vitest.config.ts`] : []
  const reporting = ['--reporter', 'json', '--outputFile', report]
  const child = spawn('vitest', ['run', '--bail', '1', '--retry', '0', ...reporting, ...config, ...files], {
    cwd: root,
    stdio: 'ignore'
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code === 0) return undefined
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const red = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === 'failed')
  if (red === undefined) process.stderr.write(`No test is red, but vitest ended with ${String(code)}\n`)
  return red?.fullName
}
