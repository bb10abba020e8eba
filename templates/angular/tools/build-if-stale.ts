// Builds the site where dist is missing or older than what it is made of; the tests look at what was built. npm runs it in
// the folder of the project.
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'

/** What a build reads. A folder is as new as the last file that came or went. */
const sources = ['*.{json,ts}', '.env*', '{public,site-build,src}/**']

const built = statSync('dist/index.html', { throwIfNoEntry: false })?.mtimeMs
const isStale = built === undefined || globSync(sources).some((path) => statSync(path).mtimeMs > built)
if (isStale) {
  process.stdout.write('The built site is missing or out of date. Building it first.\n')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  process.exitCode = status ?? 1
}
