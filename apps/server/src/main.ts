import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { ApiError } from '@sitewright/api'
import { templateFromJson } from '@sitewright/generator'
import { createApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import type { Accounts } from './accounts.ts'
import { setUpLink, setUpUnattended } from './modules/auth/register.ts'
import { clientAddress } from './http/addresses.ts'
import { jsonLog } from './http/log.ts'
import { startAccounts } from './node/start-accounts.ts'
import { StartProblem } from './node/start-problem.ts'
import { checkPool } from './modules/projects/check-pool.ts'

const expectedNode = 24
const startCaller = {
  traceId: 'start',
  ip: 'local',
  device: 'Server start',
  transport: 'body',
  refreshCookie: undefined,
  deviceCookie: undefined
} as const
if (Number(process.versions.node.split('.')[0]) < expectedNode) {
  fail(
    `This needs Node ${expectedNode}, but runs on ${process.version}. Start it with npm start, which brings its own.`
  )
}

const log = jsonLog((line) => void process.stdout.write(line))

const configured = readConfig(process.env)
if (!configured.ok) fail(configured.problems.join('\n'))
await start(configured.config)

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

async function start(config: Config): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const { accounts, close } = await startAccounts(config, log).catch((error: unknown) =>
    fail(error instanceof StartProblem ? error.message : `The accounts cannot begin: ${String(error)}`)
  )
  await welcomeAdministrator(config, accounts)
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
    rate: { calls: 120, windowMs: 60_000 },
    accounts,
    log
  })
  const server = serve(
    {
      port: config.port,
      hostname: config.host,
      fetch: (request, env) => {
        const { socket, headers } = env.incoming
        const forwarded = [headers['x-forwarded-for']].flat().join(',')
        addresses.set(request, clientAddress(socket.remoteAddress ?? '', forwarded, config.trustedProxies))
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
  const end = (): void => void close().finally(() => process.exit(0))
  const stop = (): void => {
    server.close(end)
    setTimeout(end, 5000).unref()
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** Makes the first administrator as the environment says, or prints the link that does it once. */
async function welcomeAdministrator({ administrator }: Config, accounts: Accounts): Promise<void> {
  if (administrator !== undefined) {
    const { email, password } = administrator
    const person = { email, password, firstName: 'Admin', lastName: 'User' }
    await setUpUnattended(accounts, person, startCaller).catch((error: unknown) =>
      fail(
        `ADMIN_EMAIL and ADMIN_PASSWORD cannot be used: ${error instanceof ApiError ? wordsOf(error) : String(error)}`
      )
    )
    return
  }
  const link = await setUpLink(accounts)
  if (link !== undefined)
    process.stdout.write(`Nobody runs this installation yet. Set it up within a day: ${link}\n`)
}

function wordsOf({ message, details }: ApiError): string {
  return [message, ...details.map((detail) => detail.message)].join(' ')
}
