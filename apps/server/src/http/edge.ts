import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createAddressRate, type RequestRate } from './address-rate.ts'
import { createConnectionQueue } from './connection-queue.ts'
import { createFairTurns } from './fair-turns.ts'
import type { RequestAddresses } from './request-addresses.ts'

/** What the edge counts by, and how much it lets through. */
export interface EdgeOptions {
  addresses: Pick<RequestAddresses, 'countedAs'>
  /** Undefined: no bound, as where a proxy counts already. */
  requestRate: RequestRate | undefined
}

/** A request with the seconds that its client has to wait, where it has made too many. */
export interface Admitted {
  incoming: IncomingMessage
  outgoing: ServerResponse
  retryAfter: number | undefined
}

/** The edge of the server: every request passes it before anything is done for it. */
export interface Edge {
  listener: RequestListener
  /** Whether a connection is of no use any more: its client does not take what waits for it, or asks for nothing. */
  isStuck: (socket: Socket) => boolean
}

/** Probes of load balancers and process managers, which do next to nothing and have to be answered in time. */
const probes: ReadonlySet<string | undefined> = new Set(['/health', '/ready'])

/**
 * Keeps one client from stopping the others, whatever path it asks for (security bar 59): requests are counted by
 * address, each connection has one at a time, and the addresses take turns.
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
      // Apart from the visitors of the same address: behind a NAT, or a proxy that is not named, it is theirs as well.
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
