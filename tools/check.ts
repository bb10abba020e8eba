// `npm run check`: what an ordinary change needs before it is handed in, in under a minute. It formats in place, and
// runs the unit tests that reach a file which differs from the main branch. `npm test` runs everything.
import { execFileSync } from 'node:child_process'
import { root } from './root.ts'
import { run } from './run.ts'
import { runStages, staticStages } from './stages.ts'

/** The commit from which this branch left main; without a main branch, the last commit. */
function base(): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', process.env['BASE'] ?? 'main'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    }).trim()
  } catch {
    return 'HEAD'
  }
}

await runStages([
  { name: 'format', run: () => run('oxfmt', ['.']) },
  ...staticStages.filter(({ name }) => ['lint', 'types', 'house rules'].includes(name)),
  {
    name: 'unit tests of what changed',
    run: () => run('vitest', ['run', '--changed', base(), '--passWithNoTests'])
  }
])
