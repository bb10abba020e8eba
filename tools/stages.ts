// Runs the parts of a test run, and tells at the end what ran, how long, and what failed.
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'
import { run } from './run.ts'
import { leadFramework, templatePlace } from './template/frameworks.ts'

/** A part of a test run; it fails by throwing. */
export interface Stage {
  name: string
  run: () => Promise<void>
  /** Whether it may run beside its neighbours in the list that say so too: it needs nothing of them, nor they of it. */
  beside?: boolean
  /** What is worth a second look at the end, such as the names of tests that failed: a line each. */
  remarks?: () => readonly string[]
}

/** Runs the linter, with further arguments: its rules that need types, and the files to look at in place of all. */
export function lint(args: readonly string[]): Promise<void> {
  return run('oxlint', ['--disable-nested-config', '--max-warnings', '0', ...args])
}

/** Static checks, which build nothing; those that take longest begin first. */
export const staticStages: readonly Stage[] = [
  { name: 'lint', run: () => lint(['--type-aware']), beside: true },
  // Several checkers for one project check its types several times: twice the processor time.
  { name: 'types', run: () => run('tsc', ['-b', '--checkers', '1', '--builders', '2']), beside: true },
  { name: 'unused code', run: () => run('knip', []), beside: true },
  { name: 'house rules', run: () => run('node', ['tools/checks.ts']), beside: true },
  { name: 'format', run: () => run('node', ['tools/format.ts', '--check']), beside: true }
]

const referenceApp = templatePlace(leadFramework).folder

/** The tests that travel with generated projects, by Node's own runner; those of a built site run where one is built. */
export const travellingTests: Stage = {
  name: 'tests of generated projects',
  run: () => run('node', ['--test', '--test-reporter', 'dot', ...findTravellingTests()], {}, referenceApp),
  beside: true
}

function findTravellingTests(): string[] {
  return readdirSync(join(root, referenceApp, 'tests'))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `tests/${name}`)
    .filter((path) => !readFileSync(join(root, referenceApp, path), 'utf8').includes("'./built.ts'"))
}

interface Result {
  name: string
  passed: boolean
  seconds: number
}

/** Runs every stage, whatever the others end with, and sets the exit code. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const results: Result[] = []
  for (const group of toGroups(stages)) results.push(...(await runGroup(group)))
  process.stdout.write('\nWhat ran:\n')
  for (const { name, passed, seconds } of results)
    process.stdout.write(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
  for (const { name, remarks } of stages)
    for (const remark of remarks?.() ?? []) process.stdout.write(`  ${name}: ${remark}\n`)
  const failed = results.filter((result) => !result.passed).length
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** Neighbours that may run beside each other, together; each of the others alone. */
function toGroups(stages: readonly Stage[]): Stage[][] {
  const groups: Stage[][] = []
  for (const stage of stages) {
    const last = groups.at(-1)
    if (stage.beside === true && last?.[0]?.beside === true) last.push(stage)
    else groups.push([stage])
  }
  return groups
}

/** Runs the stages of a group in their order, two at a time where the machine has two cores. */
async function runGroup(group: readonly Stage[]): Promise<Result[]> {
  const queue = [...group]
  const results: Result[] = []
  const work = async (): Promise<void> => {
    for (let stage = queue.shift(); stage !== undefined; stage = queue.shift())
      results.push(await runStage(stage))
  }
  const workers = Math.min(2, availableParallelism(), group.length)
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

async function runStage(stage: Stage): Promise<Result> {
  process.stdout.write(`\n=== ${stage.name}\n`)
  const started = performance.now()
  const passed = await stage.run().then(
    () => true,
    (error: unknown) => {
      process.stdout.write(`${stage.name}: ${error instanceof Error ? error.message : String(error)}\n`)
      return false
    }
  )
  return { name: stage.name, passed, seconds: (performance.now() - started) / 1000 }
}
