// `npm run e2e:engines`: builds what the journeys visit, where it is missing, and runs them in Firefox and WebKit.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../build.ts'
import { root } from '../root.ts'
import { run } from '../run.ts'
import { builtSite } from '../template/frameworks.ts'

await build()
if (!existsSync(join(root, builtSite('delivering'), 'dist/index.html')))
  await run('node', ['tools/build-sites.ts', 'delivering'])
await run('vitest', ['run', '--config', 'tools/engines/vitest.config.ts', ...process.argv.slice(2)])
