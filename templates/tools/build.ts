// `build.ts launch` builds the site as it is published: without drafts, and without what is empty without them.
// `build.ts if-stale` builds it where dist is missing or older than what it is made of; the tests look at what was
// built. npm runs both in the folder of the project.
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** No build reads these; hidden folders are left out too. */
const others = ['node_modules', 'dist', 'docs', 'tests', 'tools', 'README.md']

if (process.argv[2] === 'launch') {
  process.env['LAUNCH'] = '1'
  const { createBuilder } = await import('vite')
  // As `vite build` does it: every part of the site, where a framework has several.
  const builder = await createBuilder({}, null)
  await builder.buildApp()
} else if (isStale()) {
  process.stdout.write('The built site is missing or out of date. Building it first.\n')
  const { status } = spawnSync('npm', ['run', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32'
  })
  process.exitCode = status ?? 1
}

function isStale(): boolean {
  const built = statSync('dist/index.html', { throwIfNoEntry: false })?.mtimeMs
  const sources = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => !others.includes(entry.name) && !(entry.isDirectory() && entry.name.startsWith('.'))
  )
  return built === undefined || Math.max(...sources.map(({ name }) => changedAt(name))) > built
}

/** Milliseconds since 1970 at which the newest file below a path was changed. */
function changedAt(path: string): number {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => changedAt(join(path, name))))
}
