// The server that component tests call: the product's own routes, each test with a database in memory of its own. It
// answers on the origin of the pages under test, over HTTP, as the real server does.
import { getRequestListener } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import { createOpenApiDocument } from '@sitewright/api/open-api'
import { allowInProcessCalls, errorResponse, identify, logCalls, onError } from '@sitewright/kernel/http'
import { silentLog, type Env } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { openMigratedMemory } from '@sitewright/kernel/testing/migrated-memory'
import { createTestOutbox, createTestServices, type QueuedMail } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { product } from '@sitewright/product'
import type { Plugin } from 'vite'
import { administrator } from '../../e2e/models/administrator.ts'

/** The cookie that says which server a page calls; the header of the same name does for calls without cookies. */
export const serverCookie = 'x-test-server'

/** What a test may want of its server besides the usual. */
export interface TestServerOptions {
  /** Whether it can send mail. */
  hasMail?: boolean
  /** What its environment is called. */
  environment?: Services['environment']
}

interface TestServer {
  services: Services
  mails: QueuedMail[]
  listener: ReturnType<typeof getRequestListener>
}

const servers = new Map<string, TestServer>()

/** Starts a server with one administrator; returns its id. */
export async function startTestServer(
  origin: string,
  { hasMail = false, environment }: TestServerOptions
): Promise<string> {
  const outbox = createTestOutbox(hasMail)
  const services = await createTestServices(await openMigratedMemory(), {
    now: Date.now,
    publicUrl: origin,
    outbox,
    environment: environment ?? null
  })
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
  app.route('/', product.routes(services))
  app.get('/api/openapi.json', (c) => c.json(createOpenApiDocument(app, { version: 'test' })))
  await createTestUser(services, 'super_admin', {
    ...administrator,
    firstName: 'Administrator',
    lastName: ''
  })
  const id = crypto.randomUUID()
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  servers.set(id, { services, mails: outbox.posted, listener })
  return id
}

/** The services of a server that runs. */
export function servicesOf(id: string): Services {
  return getServer(id).services
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
  const { services } = getServer(id)
  servers.delete(id)
  services.events.close()
  await services.database.close()
}

/** Vite plugin: answers the calls of pages under test by the server that their cookie or header names. */
export function testServers(): Plugin {
  return {
    name: 'sitewright-test-servers',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url === '/health') {
          // It is asked without cookies.
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
