import type { IncomingMessage } from 'node:http'
import { resolveClientIp, type IpNetwork } from '../http/ip-address.ts'

/** Where each call comes from, kept with the call. */
export interface RequestAddresses {
  set: (request: Request, incoming: IncomingMessage) => void
  get: (request: Request) => string
}

const origin = Symbol('origin')

type Marked = Request & { [origin]?: { remote: string | undefined; headers: IncomingMessage['headers'] } }

/**
 * The address that a call counts for, worked out when it is asked for; most calls need none. Calls are marked
 * themselves: a weak map of all of them keeps the garbage collector busy on a busy server.
 */
export function requestAddresses(trustedProxies: readonly IpNetwork[]): RequestAddresses {
  return {
    // A socket forgets its address when the other side hangs up, which must not hide whose call it was.
    set(request: Marked, { socket, headers }) {
      request[origin] = { remote: socket.remoteAddress, headers }
    },
    get(request: Marked) {
      const { remote = '', headers = {} } = request[origin] ?? {}
      return resolveClientIp(remote, [headers['x-forwarded-for']].flat().join(','), trustedProxies)
    }
  }
}
