import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { offeredFrameworkIds } from '@sitewright/catalog'
import { templateFromJson } from '@sitewright/generator'
import { createJsonLog } from '@sitewright/kernel/request'
import packageJson from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import { readConfig, type Config } from './config/config.ts'
import { createReadinessCheck } from './health/readiness.ts'
import { createCheckPool } from './projects/check-pool.ts'
import { createLargeBodies, createProjectWorkers } from './projects/project-workers.ts'
import { bufferedLogWriter } from './log/buffered-log-writer.ts'
import { listen } from './http/listen.ts'
import { requestAddresses } from './http/request-addresses.ts'
import { startServices } from './start/start-services.ts'
import { startMonitoring } from './monitoring/start-monitoring.ts'
import { StartError } from './config/start-error.ts'
import { prepareFirstAdministrator } from './start/first-administrator.ts'
import { createTerminalLog } from './log/terminal-log.ts'

// Files with secrets and personal data are readable by this account only, whatever umask it was started with.
process.umask(0o077)

const expectedNode = 24
/** The templates that projects are generated from, in the build folder. */
const templatesFolder = 'templates'
/** Grace period for running requests at shutdown. */
const graceMs = 10_000
/** Connection draining: how long requests are accepted after /ready fails, so that load balancers notice in time. */
const drainMs = 1000
if (Number(process.versions.node.split('.')[0]) < expectedNode) {
  fail(
    `This needs Node ${expectedNode}, but runs on ${process.version}. Start it with npm start, which brings its own.`
  )
}

const write = (text: string): void => void process.stdout.write(text)
const log = process.stdout.isTTY
  ? createTerminalLog(write, { colors: process.stdout.hasColors() })
  : createJsonLog(bufferedLogWriter(write))

// The reader of the output may have ended (EPIPE); the server shuts down by itself.
process.stdout.on('error', () => undefined)

// Unexpected errors are logged like the rest; the process supervisor restarts the server.
process.on('uncaughtException', (error) => {
  log.error('server.crashed', { error })
  process.exit(1)
})

/** Until the server is ready it ends at once: an upgrade of the database is undone as a whole. */
let end = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal])
process.on('SIGINT', (signal) => end(signal))
process.on('SIGTERM', (signal) => end(signal))
// The channel closes if the parent is killed, and no other process would stop the server.
if (process.env['END_WITH_PARENT'] === 'true') process.once('disconnect', () => end('SIGTERM'))

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
  // The workers read them themselves. They are parsed here so that a broken build fails at start, not at the first project.
  for (const framework of offeredFrameworkIds)
    templateFromJson(JSON.parse(readBuilt(config, `${templatesFolder}/${framework}.json`).toString('utf8')))
  const runProjectJob = createProjectWorkers(join(config.buildDir, templatesFolder))
  // The scripts of the previews and the web app's first script are inline, so the CSP allows them by hash.
  const previews = offeredFrameworkIds.map((framework) => `preview/${framework}.js`)
  const scriptHashes = [...previews, 'web/boot.js'].map(
    (path) => `sha256-${createHash('sha256').update(readBuilt(config, path)).digest('base64')}`
  )
  const { services, close } = await startServices(config, log, createLargeBodies(runProjectJob)).catch(
    failToStart
  )
  const link = await prepareFirstAdministrator(config, services).catch(failToStart)
  const monitoring = startMonitoring(config, services, log)
  const addresses = requestAddresses(config.trustedProxies)
  const isDatabaseReady = createReadinessCheck(services.database)
  let ending = false
  const { fetch } = createApp({
    version: packageJson.version,
    webDir: join(config.buildDir, 'web'),
    scriptHashes,
    providerOrigins: config.providerOrigins,
    sourceUrl: config.sourceUrl,
    runProjectJob,
    runCheck: createCheckPool({ workers: 2, waiting: 20, deadlineMs: 30_000, bytes: 128 * 1024 * 1024 }),
    getClientIp: (request) => addresses.get(request),
    projectRateLimit: { calls: 120, windowMs: 60_000 },
    services,
    log,
    scraping:
      config.metricsToken === undefined ? undefined : { token: config.metricsToken, host: monitoring.host },
    isReady: () => (ending ? Promise.resolve(false) : isDatabaseReady())
  })
  const { port, drain, stop } = await listen(
    { fetch, addresses, requestRate: config.requestRate },
    config
  ).catch(failToListen(config))
  if (link !== undefined)
    process.stdout.write(`Nobody runs this installation yet. Set it up within a day: ${link}\n`)
  const shown = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  process.stdout.write(`Sitewright is ready at http://${shown}:${port}\n`)
  end = (signal) => {
    if (ending) return
    ending = true
    log.info('server.ending', { signal })
    drain()
    // Their clients reconnect to another server.
    services.events.close()
    setTimeout(drainMs)
      .then(() => stop(graceMs))
      .then(() => monitoring.stop())
      .then(close)
      .then(() => process.exit(0))
      .catch(failToStart)
  }
}

function failToStart(error: unknown): never {
  return fail(error instanceof StartError ? error.message : `The accounts cannot begin: ${String(error)}`)
}

function failToListen({ port }: Config): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error.code === 'EADDRINUSE')
      fail(`Port ${port} is in use. End what listens there, or name another: PORT=3001 npm start`)
    if (error.code === 'EACCES')
      fail(`Port ${port} may not be used by this account. Name one above 1023: PORT=3000 npm start`)
    fail(`The server could not start: ${error.message}`)
  }
}
