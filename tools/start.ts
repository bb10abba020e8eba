// `npm start`: builds what is stale, then serves the whole product.
import { build } from './build.ts'
import { allowHugePages } from './huge-pages.ts'
import { runServer } from './run-server.ts'

await build()
allowHugePages()
process.exitCode = await runServer('build/server/main.js')
