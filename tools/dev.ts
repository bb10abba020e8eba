// `npm run dev`: the product with hot reload of the web app. The API runs beside it on port 3001.
import { build } from './build.ts'
import { run } from './run.ts'

await build()
await Promise.all([
  run('node', ['--watch', 'apps/server/src/main.ts'], { PORT: '3001' }),
  run('vite', ['--config', 'apps/web/vite.config.ts', 'apps/web'])
])
