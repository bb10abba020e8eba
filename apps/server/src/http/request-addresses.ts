import type { IncomingMessage } from 'node:http'
import { resolveClientIp, type IpNetwork } from '@sitewright/accounts/request/ip-address'

/** Client addresses of requests. */
export interface RequestAddresses {
  set: (request: Request, incoming: IncomingMessage) => void
  get: (request: Request) => string
}

const origin = Symbol('origin')

type Marked = Request & { [origin]?: { remote: string | undefined; headers: IncomingMessage['headers'] } }

/**
 * Client IP of a request, resolved lazily, since most requests need none. It is stored on the request itself: a WeakMap
 * of all requests keeps the garbage collector busy.
 */
export function requestAddresses(trustedProxies: readonly IpNetwork[]): RequestAddresses {
  return {
    // A socket loses its address when the client disconnects, so it is read early.
    set(request: Marked, { socket, headers }) {
      request[origin] = { remote: socket.remoteAddress, headers }
    },
    get(request: Marked) {
      const { remote = '', headers = {} } = request[origin] ?? {}
      return resolveClientIp(remote, [headers['x-forwarded-for']].flat().join(','), trustedProxies)
    }
  }
}
