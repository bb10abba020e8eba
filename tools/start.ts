// `npm start`: builds what is stale, then serves the whole product.
import { build } from './build.ts'
import { allowLargePages } from './large-pages.ts'
import { run } from './run.ts'

await build()
allowLargePages()
await run('node', ['apps/server/src/main.ts'])
