// `npm test`: everything that continuous integration runs, in order, with its own list of what ran.
import { fileURLToPath } from 'node:url'
import { build } from './build.ts'
import { run } from './run.ts'

interface Stage {
  name: string
  run: () => Promise<void>
}

const stages: readonly Stage[] = [
  { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
  {
    name: 'lint',
    run: () => run('oxlint', ['--type-aware', '--disable-nested-config', '--max-warnings', '0'])
  },
  { name: 'types', run: () => run('tsc', ['-b']) },
  { name: 'house rules', run: () => run('node', ['tools/checks.ts']) },
  { name: 'unused code', run: () => run('knip', []) },
  { name: 'build', run: build },
  { name: 'unit tests and laws', run: () => run('vitest', ['run']) },
  { name: 'pipelines of generated projects', run: () => run('node', ['tools/run-pipelines.ts']) },
  { name: 'broken projects', run: () => run('node', ['tools/build-broken.ts']) },
  { name: 'sites of the browser tests', run: () => run('node', ['tools/build-sites.ts']) },
  { name: 'browser tests', run: () => run('playwright', ['test']) }
]

// Hundreds of programs are started below; they keep what Node compiled of the same modules.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../build/compile-cache', import.meta.url))

const only = process.argv.slice(2)
const results: { name: string; passed: boolean; seconds: number }[] = []

for (const stage of stages) {
  if (only.length > 0 && !only.includes(stage.name)) continue
  process.stdout.write(`\n=== ${stage.name}\n`)
  const started = performance.now()
  let passed = true
  try {
    await stage.run()
  } catch (error) {
    passed = false
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
  results.push({ name: stage.name, passed, seconds: (performance.now() - started) / 1000 })
}

process.stdout.write('\nWhat ran:\n')
for (const { name, passed, seconds } of results) {
  process.stdout.write(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.toFixed(1).padStart(7)} s  ${name}\n`)
}
const failed = results.filter((result) => !result.passed).length
process.stdout.write(`\n${results.length - failed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
