import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { clientAddress, type Network } from '../http/addresses.ts'
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

/** Where to listen, and which proxies to believe. */
export interface Place {
  port: number
  host: string
  trustedProxies: readonly Network[]
}

/** Listens; rejects with the error of the system where that cannot be. */
export async function listen(
  { fetch, addresses }: Answering,
  { port, host, trustedProxies }: Place
): Promise<Listening> {
  const addressOf = rememberedAddresses(trustedProxies)
  const server = createAdaptorServer({
    fetch: (request, env) => {
      const { socket, headers } = env.incoming
      const forwarded = [headers['x-forwarded-for']].flat().join(',')
      addresses.set(request, addressOf(socket.remoteAddress ?? '', forwarded))
      return fetch(request, env as never)
    }
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

const mostAddresses = 10_000
/** Anybody may send a long header, which is not kept. */
const longestKey = 200

/** Reads each pair of an address and what proxies say once; a connection makes many calls. */
function rememberedAddresses(
  trustedProxies: readonly Network[]
): (remote: string, forwarded: string) => string {
  const known = new Map<string, string>()
  return function addressOf(remote, forwarded) {
    const key = `${remote} ${forwarded}`
    if (key.length > longestKey) return clientAddress(remote, forwarded, trustedProxies)
    let address = known.get(key)
    if (address === undefined) {
      address = clientAddress(remote, forwarded, trustedProxies)
      if (known.size >= mostAddresses) known.clear()
      known.set(key, address)
    }
    return address
  }
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
