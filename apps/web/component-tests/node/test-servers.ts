// The server that component tests call: the product's own routes, each test with a database in memory of its own. It
// answers on the origin of the pages under test, over HTTP, as the real server does.
import { getRequestListener } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { createOpenApiDocument } from '@sitewright/api/open-api'
import { setUpFromEnvironment } from '@sitewright/identity'
import { createCall } from '@sitewright/kernel/call'
import { allowInProcessCalls, errorResponse, identify, logCalls, onError } from '@sitewright/kernel/http'
import { silentLog, type Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createMemoryImage, openMemoryImage } from '@sitewright/kernel/testing/migrated-memory'
import { createTestOutbox, createTestServices, type QueuedMail } from '@sitewright/kernel/testing/services'
import { testCaller } from '@sitewright/kernel/testing/users'
import { product } from '@sitewright/product'
import type { Plugin } from 'vite'
import { administrator } from '../../e2e/models/administrator.ts'
import { healthRoutes } from '../../../server/src/health/health.routes.ts'
import { endExternalServices } from './external-services.ts'
import { startPeriodicWork } from './periodic-work.ts'
import { addParts, offerOwnDatabase, type ServerParts } from './server-parts.ts'

/** The cookie that says which server a page calls; the header of the same name does for calls without cookies. */
export const serverCookie = 'x-test-server'

/** What a test may want of its server besides the usual. */
export interface TestServerOptions extends ServerParts {
  /** Whether it can send mail. */
  hasMail?: boolean
  /** What its environment is called. */
  environment?: Services['environment']
  /** The location that it finds for every IP address. @default none */
  place?: string
  /** Whether it runs periodic tasks and writes metrics. @default false */
  hasTasks?: boolean
  /** Milliseconds by which its clock is slow until `catchUp`, so that windows of time are over at once. @default 0 */
  behindMs?: number
}

interface TestServer {
  services: Services
  mails: QueuedMail[]
  /** Sets its clock right, once it has written metrics. */
  catchUp: () => Promise<void>
  /** Stops its periodic tasks. */
  stop: () => Promise<void>
  listener: ReturnType<typeof getRequestListener>
}

/** A migrated database, which each server has a copy of. */
const image = createMemoryImage(product.migrations)

const servers = new Map<string, TestServer>()

/** Starts a server with one administrator; returns its id. */
export async function startTestServer(
  origin: string,
  { hasMail = false, environment, place, hasTasks = false, behindMs = 0, ...parts }: TestServerOptions
): Promise<string> {
  const outbox = createTestOutbox(hasMail)
  let behind = behindMs
  const services = await createTestServices(openMemoryImage(await image), {
    now: () => Date.now() - behind,
    publicUrl: origin,
    outbox,
    environment: environment ?? null,
    ...(place === undefined ? {} : { findPlace: () => Promise.resolve(place) }),
    isBreached: undefined
  })
  const id = crypto.randomUUID()
  await addParts(id, services, parts)
  const closeOwnDatabase = offerOwnDatabase(services)
  const app = new OpenAPIHono<Env>()
  app.onError(onError)
  app.notFound((c) => errorResponse(c, 'request.not-found'))
  app.use(logCalls(silentLog, services.metrics))
  app.use(identify((request) => request.headers.get('x-forwarded-for') ?? '127.0.0.1', services.publicUrl))
  app.use(allowInProcessCalls(app))
  // What a server does in the background is done before the answer, so that a test sees its effects.
  app.use(async (c, next) => {
    await next()
    await services.backgroundWork.idle()
    if (c.req.method !== 'GET') await runJobs(services, product)
  })
  app.route(
    '/',
    healthRoutes('test', () => Promise.resolve(true))
  )
  app.route('/', product.routes(services))
  app.get('/api/openapi.json', (c) => c.json(createOpenApiDocument(app, { version: 'test' })))
  await setUpFromEnvironment(createCall(services, undefined, testCaller), {
    ...administrator,
    firstName: 'Admin',
    lastName: 'User'
  })
  const tasks = hasTasks ? startPeriodicWork(services) : undefined
  const catchUp = async (): Promise<void> => {
    await tasks?.measured()
    behind = 0
  }
  const stop = async (): Promise<void> => {
    closeOwnDatabase()
    await tasks?.stop()
  }
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  servers.set(id, { services, mails: outbox.posted, catchUp, stop, listener })
  return id
}

/** The services of a server that runs. */
export function servicesOf(id: string): Services {
  return getServer(id).services
}

/** Sets the clock of a server right that was started slow. */
export function catchUp(id: string): Promise<void> {
  return getServer(id).catchUp()
}

/** The mails that a server would have sent. */
export function mailsOf(id: string): readonly QueuedMail[] {
  return getServer(id).mails
}

function getServer(id: string): TestServer {
  const server = servers.get(id)
  if (server === undefined) throw new Error(`The server ${id} was closed`)
  return server
}

/** Closes a server and its streams. */
export async function closeTestServer(id: string): Promise<void> {
  const { services, stop } = getServer(id)
  servers.delete(id)
  services.events.close()
  await stop()
  await services.heldWrites.stop()
  await endExternalServices(id)
  await services.database.close()
}

/** Vite plugin: answers the calls of pages under test by the server that their cookie or header names. */
export function testServers(): Plugin {
  return {
    name: 'sitewright-test-servers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === '/health') {
          // The health check is sent without cookies, so that no server is named.
          response.setHeader('content-type', 'application/json')
          response.end(JSON.stringify({ status: 'OK', phase: 2, version: 'test' }))
          return
        }
        if (request.url?.startsWith('/api/') !== true) return next()
        const fromCookie = new RegExp(`${serverCookie}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1]
        const server = servers.get(request.headers[serverCookie]?.toString() ?? fromCookie ?? '')
        if (server !== undefined) return void server.listener(request, response)
        response.statusCode = 503
        response.end()
      })
    }
  }
}
