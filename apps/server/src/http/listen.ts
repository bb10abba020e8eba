import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { toProblemDetails } from '@sitewright/api'
import { newId } from '@sitewright/kernel/crypto'
import { createEdge, type EdgeOptions } from './edge.ts'
import { closeAfterResponse, isBodyUnread, lingerOnClose } from './lingering-close.ts'
import type { RequestAddresses } from './request-addresses.ts'

/** Request handler, the store of client addresses, and how many requests each may make. */
export interface RequestHandler extends EdgeOptions {
  fetch: (request: Request, env: never) => Response | Promise<Response>
  addresses: Pick<RequestAddresses, 'set' | 'countedAs'>
}

/** A running HTTP server. */
export interface RunningServer {
  port: number
  /** Connection draining: from now on each response closes its connection, so that clients go to another server. */
  drain: () => void
  /** Graceful shutdown: accepts no more requests, waits for running ones, then closes all connections. */
  stop: (graceMs: number) => Promise<void>
}

/** Address to listen on, and timeouts. */
export interface ListenAddress {
  port: number
  host: string
  /** Timeout of idle connections and of responses that are not read, in milliseconds. @default 30000 */
  untakenMs?: number
}

/** Starts listening; rejects with the system's error. */
export async function listen(
  { fetch, addresses, requestRate }: RequestHandler,
  { port, host, untakenMs = 30_000 }: ListenAddress
): Promise<RunningServer> {
  let isEnding = false
  const waits = new WeakMap<IncomingMessage, number>()
  const handle = getRequestListener((request, env) => {
    const incoming = env.incoming as IncomingMessage
    const outgoing = env.outgoing as ServerResponse
    const retryAfter = waits.get(incoming)
    if (isEnding || retryAfter !== undefined) closeAfterResponse(outgoing)
    if (namesTwoHosts(incoming)) return refuseTwoHosts(incoming, outgoing)
    addresses.set(request, incoming)
    const answer = fetch(request, (retryAfter === undefined ? env : { ...env, retryAfter }) as never)
    return incoming.method === 'GET' ? answer : closeIfBodyUnread(answer, incoming, outgoing)
  })
  const edge = createEdge({ addresses, requestRate }, ({ incoming, outgoing, retryAfter }) => {
    if (retryAfter !== undefined) waits.set(incoming, retryAfter)
    void handle(incoming, outgoing)
  })
  // Most requests have no body, and need no stream for one.
  const server = createServer({ optimizeEmptyRequests: true }, edge.listener)
  // By itself Node answers these by 417, past the edge; an expectation nobody knows may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', edge.listener)
  // Against slow clients (Slowloris).
  server.headersTimeout = 20_000
  server.requestTimeout = 120_000
  // Nothing was read or taken meanwhile; a request that still runs, or a stream without news, goes on.
  server.setTimeout(untakenMs, (socket) => {
    if (edge.isStuck(socket)) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    drain() {
      isEnding = true
    },
    stop: (graceMs) => stopServer(server, graceMs)
  }
}

/** Against request smuggling: a proxy may route by one Host header while we read the other one (RFC 9112, 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function refuseTwoHosts(incoming: IncomingMessage, outgoing: ServerResponse): Response {
  closeAfterResponse(outgoing)
  lingerOnClose(incoming)
  return new Response(JSON.stringify(toProblemDetails('request.two-hosts', newId())), {
    status: 400,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' }
  })
}

async function closeIfBodyUnread(
  answer: Response | Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse
): Promise<Response> {
  const response = await answer
  // A small body that came with the headers is complete one turn of the event loop later.
  if (isBodyUnread(incoming)) await setImmediate()
  if (isBodyUnread(incoming)) {
    closeAfterResponse(outgoing)
    lingerOnClose(incoming)
  }
  return response
}

async function stopServer(server: Server, graceMs: number): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // Keep-alive connections end as soon as they are idle.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await ended
  clearInterval(idle)
  clearTimeout(cut)
}
