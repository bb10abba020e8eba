import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { templateFromJson } from '@sitewright/generator'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { checkPool } from './modules/projects/check-pool.ts'

const expectedNode = 24
if (Number(process.versions.node.split('.')[0]) < expectedNode) {
  fail(
    `This needs Node ${expectedNode}, but runs on ${process.version}. Start it with npm start, which brings its own.`
  )
}

const configured = readConfig(process.env)
if (!configured.ok) fail(configured.problems.join('\n'))
start(configured.config)

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readBuilt(config: Config, path: string): Buffer {
  try {
    return readFileSync(join(config.buildDir, path))
  } catch {
    return fail(`build/${path} is missing. Build the product first: npm run build`)
  }
}

function start(config: Config): void {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const addresses = new WeakMap<Request, string>()
  const app = createApp({
    version,
    template: templateFromJson(JSON.parse(readBuilt(config, 'templates/react.json').toString('utf8'))),
    webDir: join(config.buildDir, 'web'),
    // The preview's script travels inline into its frame, and the web app's first script in its drawn pages.
    scriptHashes: ['preview/react.js', 'web/boot.js'].map(
      (path) => `sha256-${createHash('sha256').update(readBuilt(config, path)).digest('base64')}`
    ),
    providerOrigins: config.providerOrigins,
    runCheck: checkPool({ workers: 2, waiting: 20, deadlineMs: 30_000 }),
    addressOf: (request) => addresses.get(request) ?? 'unknown',
    rate: { calls: 120, windowMs: 60_000 }
  })
  const server = serve(
    {
      port: config.port,
      hostname: config.host,
      fetch: (request, env) => {
        addresses.set(request, env.incoming.socket.remoteAddress ?? 'unknown')
        return app.fetch(request, env)
      }
    },
    ({ port }) =>
      process.stdout.write(
        `Sitewright is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}\n`
      )
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${config.port} is in use. End what listens there, or name another: PORT=3001 npm start`)
    if (error.code === 'EACCES')
      fail(`Port ${config.port} may not be used by this account. Name one above 1023: PORT=3000 npm start`)
    fail(`The server could not start: ${error.message}`)
  })
  const stop = (): void => {
    server.close(() => process.exit(0))
    setTimeout(() => process.exit(0), 5000).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
