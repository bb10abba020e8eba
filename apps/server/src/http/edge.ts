import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createAddressRate, type RequestRate } from './address-rate.ts'
import { createConnectionQueue } from './connection-queue.ts'
import { createFairTurns } from './fair-turns.ts'
import type { RequestAddresses } from './request-addresses.ts'

/** Limits of the edge. */
export interface EdgeOptions {
  addresses: Pick<RequestAddresses, 'countedAs'>
  /** Undefined for no limit, as where a proxy has one already. */
  requestRate: RequestRate | undefined
}

/** A request with the seconds that its client has to wait if it exceeds its rate. */
export interface Admitted {
  incoming: IncomingMessage
  outgoing: ServerResponse
  retryAfter: number | undefined
}

/** The edge of the server, which every request passes before any work is done for it. */
export interface Edge {
  listener: RequestListener
  /** Whether a connection is idle or blocked: its client does not read its response, or sends no request. */
  isStuck: (socket: Socket) => boolean
}

/** Probes of load balancers and process managers, which are cheap and must be answered in time. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready'])

/**
 * Keeps one client from blocking the others, on any path (security bar 59): requests are rate-limited by address, each
 * connection has one at a time, and addresses take turns.
 */
export function createEdge(
  { addresses, requestRate }: EdgeOptions,
  admit: (admitted: Admitted) => void
): Edge {
  const rate = requestRate === undefined ? undefined : createAddressRate(requestRate)
  const queue = createConnectionQueue()
  const turns = createFairTurns()
  return {
    listener(incoming, outgoing) {
      const address = addresses.countedAs(incoming)
      const isProbe = probes.has(incoming.url)
      // Separate from visitors of the same address: behind a NAT or an unlisted proxy they share it.
      const wait = rate?.take(isProbe ? `probe ${address}` : address) ?? 0
      const start = (): void => {
        if (!incoming.socket.destroyed)
          admit({ incoming, outgoing, retryAfter: wait === 0 ? undefined : wait })
      }
      queue.begin(incoming, outgoing, () => {
        if (isProbe) start()
        else turns.begin(address, start)
      })
    },
    isStuck: (socket) => socket.writableLength > 0 || !queue.isRunning(socket)
  }
}
