import type { AddressInfo } from 'node:net'
import type { IncomingMessage, Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import type { RequestAddresses } from './request-addresses.ts'

/** What answers calls, with the address that each one comes from. */
export interface Answering {
  fetch: (request: Request, env: never) => Response | Promise<Response>
  addresses: Pick<RequestAddresses, 'set'>
}

/** A server that takes calls, until it is stopped. */
export interface Listening {
  port: number
  /** Takes no more calls, lets those that run end for a while, and cuts off the rest. */
  stop: (graceMs: number) => Promise<void>
}

/** Where to listen. */
export interface Place {
  port: number
  host: string
}

/** Listens; rejects with the error of the system where that cannot be. */
export async function listen({ fetch, addresses }: Answering, { port, host }: Place): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => {
      addresses.set(request, env.incoming as IncomingMessage)
      return fetch(request, env as never)
    },
    // Most calls have no body, and need no stream for one.
    serverOptions: { optimizeEmptyRequests: true }
  }) as Server
  // Slow headers and bodies hold a connection for this long at most.
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return { port: (server.address() as AddressInfo).port, stop: (graceMs) => stopServer(server, graceMs) }
}

async function stopServer(server: Server, graceMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // Connections that are kept alive end as soon as their call has its answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await ended
  clearInterval(idle)
  clearTimeout(cut)
}
