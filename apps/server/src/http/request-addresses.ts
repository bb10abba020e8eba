import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { resolveClientIp, toRateLimitKey, type IpNetwork } from '@sitewright/kernel/request'

export interface RequestAddresses {
  set: (request: Request, incoming: IncomingMessage) => void
  get: (request: Request) => string
  /** The address for rate limits: IPv6 by its /64 prefix. */
  countedAs: (incoming: IncomingMessage) => string
}

const origin = Symbol('origin')
const counted = Symbol('counted')

type Marked = Request & { [origin]?: { remote: string | undefined; headers: IncomingMessage['headers'] } }
/** The address of a connection's last request: usually the next one comes from the same client. */
type MarkedSocket = Socket & { [counted]?: { forwarded: string | undefined; address: string } }

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
      return resolveClientIp(remote, forwardedFor(headers), trustedProxies)
    },
    countedAs({ socket, headers }) {
      const marked: MarkedSocket = socket
      // Nobody else is asked where no proxy is trusted.
      const forwarded = trustedProxies.length === 0 ? undefined : forwardedFor(headers)
      const known = marked[counted]
      if (known !== undefined && known.forwarded === forwarded) return known.address
      const address = toRateLimitKey(resolveClientIp(socket.remoteAddress ?? '', forwarded, trustedProxies))
      marked[counted] = { forwarded, address }
      return address
    }
  }
}

/** Node joins repeated headers with commas. */
function forwardedFor(headers: IncomingMessage['headers']): string | undefined {
  const given = headers['x-forwarded-for']
  return Array.isArray(given) ? given.join(',') : given
}
