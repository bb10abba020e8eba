// Shows the built site as its hosts do, at http://localhost:4173 or at the port that PORT names.
import { existsSync, readFileSync } from 'node:fs'
import { basePath } from '../site-build/from-site.ts'
import { createSiteServer } from '../site-server.ts'

const port = Number(process.env['PORT'] ?? 4173)
const base = basePath(readFileSync('src/site.json', 'utf8'))

if (existsSync('dist/index.html')) {
  const server = createSiteServer('dist', base)
  server.once('error', ({ message }) => fail(message))
  server.listen(port, () => process.stdout.write(`The built site: http://localhost:${port}${base}/\n`))
} else fail('There is no built site yet. Run "npm run build" first.')

function fail(message: string): void {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
