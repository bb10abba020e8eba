import { OpenAPIHono } from '@hono/zod-openapi'
import { demoCredentials, type HostFacts, type WorkerRequest } from '@sitewright/api'
import { createOpenApiDocument } from '@sitewright/api/open-api'
import { product } from '@sitewright/product'
import {
  type Services,
  createEventFeed,
  createProviderAccess,
  ProviderError,
  createSessionCache,
  createMetrics,
  unknownPlace,
  createLastSeen,
  createSharedReader,
  findNoTxtRecords,
  probeNothing,
  createHeldWrites,
  createSignal,
  createBackgroundWork
} from '@sitewright/kernel/services'
import {
  createAccessTokens,
  createSigningKey,
  deriveSubkey,
  createArgon2Hasher,
  createAuditSigner,
  createEncryptor,
  newId
} from '@sitewright/kernel/crypto'
import { saveOwnConnection } from '@sitewright/database-panel'
import { migrate, createSqliteDatabase, OutdatedDatabaseError } from '@sitewright/kernel/db'
import { runNextJob, purgeExpired } from '@sitewright/kernel/area'
import { type Env, silentLog } from '@sitewright/kernel/request'
import {
  errorResponse,
  logCalls,
  allowInProcessCalls,
  identify,
  unboundedBodies
} from '@sitewright/kernel/http'
import { sampleWork, createMetricsWriter, type MetricsWriter } from '@sitewright/monitoring'
import { flushLastSeen } from '@sitewright/kernel/sessions'
import { reencodeOnCanvas } from './avatar.ts'
import { wasmArgon2id } from './argon2.ts'
import { openWasmEngine, type WasmEngine } from './engine.ts'
import { onDemoError } from './demo-errors.ts'
import { openOwnDatabase, ownDatabaseName } from './own-database.ts'
import type { DemoData, DemoStorage } from './storage.ts'
import { seedDemo } from './seed.ts'

/** Options of the demo. */
export interface DemoOptions {
  origin: string
  /** The browser's user agent. */
  userAgent: string
  storage: DemoStorage
}

export interface Demo {
  answer: (call: WorkerRequest) => Promise<Response>
  /** Loads what another tab has saved: open streams end then, and their clients go on with the new data. */
  follow: () => Promise<void>
}

/** The server's code on one version of the stored data. */
interface RunningDemo {
  app: OpenAPIHono<Env>
  services: Services
  engine: WasmEngine
  kept: Omit<DemoData, 'database'>
  metricsWriter: MetricsWriter
  /** Version of the data: a higher one in storage means that another tab has saved. */
  state: number
}

/**
 * Starts the server's own code on sample data in this browser, for visitors without a backend (design §5). All tabs
 * share one worker where the browser supports shared workers; where each has its own, a call runs under a lock of all
 * tabs, and first loads what another tab has saved.
 */
export async function startDemo(place: DemoOptions): Promise<Demo> {
  const { origin, userAgent, storage } = place
  let running = await storage.exclusive(() => openDemo(place))

  const save = async (): Promise<void> => {
    await flushLastSeen(running.services)
    await sampleWork(running.services)
    await running.metricsWriter.write()
    running.state = await storage.save({ ...running.kept, database: running.engine.bytes() })
  }
  const follow = async (): Promise<void> => {
    if ((await storage.latestVersion()) <= running.state) return
    running.services.events.close()
    running.engine.close()
    running = await openDemo(place)
  }
  const answer = async ({ method, url, headers, body }: WorkerRequest): Promise<Response> => {
    await follow()
    const { app, kept } = running
    // A worker has no cookies: the refresh token is stored here, where the page cannot read it, as in an HttpOnly
    // cookie.
    const request = new Request(new URL(url, origin), {
      method,
      headers: [...headers.filter(([name]) => name !== 'x-session-transport'), ['user-agent', userAgent]] as [
        string,
        string
      ][],
      ...(method === 'GET' ? {} : { body: addRefreshToken(url, body, kept.refreshToken) })
    })
    const response = await app.fetch(request)
    if (isStream(response) || isPicture(response)) return response
    const told = takeRefreshToken(await readText(response), kept.refreshToken)
    kept.refreshToken = url.startsWith('/api/auth/logout') ? null : told.token
    if (method !== 'GET') {
      // Under the lock of all tabs, so that its holder works on the newest data.
      await runWaitingJobs(running.services)
      await save()
    }
    return new Response(told.answer, response)
  }
  return {
    answer: (call) => storage.exclusive(() => answer(call)),
    follow: () => storage.exclusive(follow)
  }
}

/** Decodes the body of a response; unlike `text()` it keeps a byte order mark (BOM). */
export async function readText(response: Response): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())
}

/** Whether a response is an event stream, which does not end by itself. */
export function isStream({ headers }: Response): boolean {
  return headers.get('content-type') === 'text/event-stream'
}

/** Whether a response is a picture, whose bytes are no text. */
export function isPicture({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('image/') ?? false
}

/** Opens the stored data, or creates sample data: where there is none, or none that this version can read. */
async function openDemo(place: DemoOptions): Promise<RunningDemo> {
  const found = await place.storage.load()
  try {
    return await openData(place, found)
  } catch (error) {
    if (found === undefined || !(error instanceof OutdatedDatabaseError)) throw error
    return openData(place, undefined)
  }
}

async function openData(
  { origin, storage }: DemoOptions,
  found: Awaited<ReturnType<DemoStorage['load']>>
): Promise<RunningDemo> {
  const engine = await openWasmEngine(found?.kept.database)
  const kept = {
    signing: found?.kept.signing ?? (await createSigningKey()),
    sealing: found?.kept.sealing ?? crypto.getRandomValues(new Uint8Array(32)),
    refreshToken: found?.kept.refreshToken ?? null
  }
  const services = await createServices(engine, { ...kept, origin })
  await migrate(services.database, product.migrations)
  await purgeExpired(services.database.db, services.now(), product.expiryRules)
  if (found === undefined) await seedDemo(services, demoCredentials)
  await saveOwnConnection(services, ownDatabaseName)
  const app = new OpenAPIHono<Env>()
  app.onError(onDemoError)
  app.notFound((c) => errorResponse(c, 'request.not-found'))
  app.use(logCalls(silentLog, services.metrics))
  app.use(identify(() => 'this browser', services.publicUrl))
  app.use(allowInProcessCalls(app))
  app.route('/', product.routes(services))
  app.get('/api/openapi.json', (c) => c.json(createOpenApiDocument(app, { version: 'demo' })))
  const state = found?.state ?? (await storage.save({ ...kept, database: engine.bytes() }))
  const metricsWriter = createMetricsWriter({ ...services, host: () => unknownHost })
  return { app, services, engine, kept, metricsWriter, state }
}

/** A page cannot read facts about its host. */
const unknownHost: HostFacts = {
  name: null,
  platform: null,
  runtime: null,
  cores: null,
  memoryBytes: null,
  diskBytes: null,
  limitedBy: null
}

async function runWaitingJobs(services: Services): Promise<void> {
  const parts = { services, log: silentLog, definitions: product.jobDefinitions(services) }
  while (await runNextJob(parts));
}

interface Keys {
  origin: string
  signing: Awaited<ReturnType<typeof createSigningKey>>
  sealing: Uint8Array<ArrayBuffer>
}

async function createServices(engine: WasmEngine, { origin, signing, sealing }: Keys): Promise<Services> {
  const now = Date.now
  const key = { id: 'demo', secret: sealing }
  const database = createSqliteDatabase(engine)
  return {
    database,
    reader: createSharedReader(database),
    now,
    passwords: createArgon2Hasher(wasmArgon2id),
    encryptor: createEncryptor({ current: key, older: [] }),
    tokens: createAccessTokens({ current: signing, older: [] }, origin, now),
    sessionCache: createSessionCache(now),
    lastSeen: createLastSeen(now),
    findPlace: unknownPlace,
    metrics: createMetrics({ id: newId(), version: 'demo', startedAt: now() }, now),
    events: createEventFeed({ database, log: silentLog }),
    environment: null,
    loopbackDatabases: false,
    outbox: { configured: false, impossible: true, enqueue: () => Promise.resolve() },
    auditKey: await deriveSubkey('audit', key),
    auditSigner: createAuditSigner(await deriveSubkey('audit checkpoints', key)),
    deviceKey: await deriveSubkey('device', key),
    publicUrl: origin,
    isBreached: undefined,
    reencodeAvatar: reencodeOnCanvas,
    // No timing attack is possible in the user's own browser, so background work needs no delay.
    backgroundWork: createBackgroundWork(silentLog, () => 0),
    largeBodies: unboundedBodies,
    // The redirect to a sign-in provider needs a server.
    providerAccess: createProviderAccess(() => Promise.reject(new ProviderError('refused'))),
    payments: { kind: 'manual' },
    sendWebhook: () => Promise.resolve({ kind: 'failed', problem: 'refused' }),
    mayReceiveWebhooks: () => Promise.resolve(true),
    probe: probeNothing,
    findTxtRecords: findNoTxtRecords,
    openDatabase: openOwnDatabase(engine),
    ownDatabase: { kind: 'built-in' },
    heldWrites: createHeldWrites(),
    jobSignal: createSignal()
  }
}

/** Adds the refresh token to a request that a browser would send its cookie with. */
function addRefreshToken(
  url: string,
  body: WorkerRequest['body'],
  refreshToken: string | null
): string | Uint8Array<ArrayBuffer> {
  const isSigned = /^\/api\/auth\/(refresh|logout)/.test(url)
  if (refreshToken === null || !isSigned || typeof body === 'object') return body ?? '{}'
  return JSON.stringify({ ...(JSON.parse(body ?? '{}') as object), refreshToken })
}

/** Takes the refresh token out of a response body; returns the body and the token to keep. */
function takeRefreshToken(text: string, before: string | null): { answer: string; token: string | null } {
  try {
    const answer = JSON.parse(text) as { refreshToken?: string | null }
    if (typeof answer.refreshToken !== 'string') return { answer: text, token: before }
    return { answer: JSON.stringify({ ...answer, refreshToken: null }), token: answer.refreshToken }
  } catch {
    return { answer: text, token: before }
  }
}
