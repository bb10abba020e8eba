// `node build.ts` builds the site as `ng build` does, and finishes its pages; `node build.ts launch` builds it as it is
// published, and `node build.ts serve` shows it while it is developed.
import { runTarget } from './builder.ts'
import { finishBuild } from './finish-build.ts'
import { prepareSources } from './sources.ts'

const [task] = process.argv.slice(2)
if (task === 'launch') process.env['LAUNCH'] = '1'
const isServed = task === 'serve'
// The scripts are bundled by finishBuild, and the types are checked by `npm run build` before.
if (!isServed) Object.assign(process.env, { NG_BUILD_OPTIMIZE_CHUNKS: '0', NG_BUILD_TYPE_CHECK: '0' })

const sources = await prepareSources(!isServed)
const isBuilt = await runTarget(isServed ? 'serve' : 'build', sources.options)
if (!isBuilt) process.exitCode = 1
else if (!isServed) for (const note of await finishBuild(sources)) process.stdout.write(`${note}\n`)
