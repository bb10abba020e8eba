// `npm start`: builds what is stale, then serves the whole product.
import { build } from './build.ts'
import { allowHugePages } from './huge-pages.ts'
import { run } from './run.ts'

await build()
allowHugePages()
await run('node', ['build/server/main.js'])
