// Runs the parts of a test run one after the other, and tells at the end what ran, how long, and what failed.
import { run } from './run.ts'

/** A part of a test run; it fails by throwing. */
export interface Stage {
  name: string
  run: () => Promise<void>
  /** What is worth a second look at the end, such as the names of tests that failed: a line each. */
  remarks?: () => readonly string[]
}

/** Static checks, which build nothing. */
export const staticStages: readonly Stage[] = [
  { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
  {
    name: 'lint',
    run: () => run('oxlint', ['--type-aware', '--disable-nested-config', '--max-warnings', '0'])
  },
  { name: 'types', run: () => run('tsc', ['-b']) },
  { name: 'house rules', run: () => run('node', ['tools/checks.ts']) },
  { name: 'unused code', run: () => run('knip', []) }
]

/** Runs every stage, whatever the others end with, and sets the exit code. */
export async function runStages(stages: readonly Stage[]): Promise<void> {
  const results: { name: string; passed: boolean; seconds: number }[] = []
  for (const stage of stages) {
    process.stdout.write(`\n=== ${stage.name}\n`)
    const started = performance.now()
    const passed = await stage.run().then(
      () => true,
      (error: unknown) => {
        process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
        return false
      }
    )
    results.push({ name: stage.name, passed, seconds: (performance.now() - started) / 1000 })
  }
  process.stdout.write('\nWhat ran:\n')
  for (const { name, passed, seconds } of results)
    process.stdout.write(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
  for (const { name, remarks } of stages)
    for (const remark of remarks?.() ?? []) process.stdout.write(`  ${name}: ${remark}\n`)
  const failed = results.filter((result) => !result.passed).length
  process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
  process.exitCode = failed === 0 ? 0 : 1
}
