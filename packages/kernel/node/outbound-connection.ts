import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { OutboundClass, OutboundGuard, OutboundTarget } from './outbound-guard.ts'

export interface ConnectionOptions {
  /** Starts with TLS; the certificate has to match the host name. */
  tls: boolean
  /** Connect timeout in milliseconds. */
  timeoutMs: number
}

/**
 * Connects to a service whose host a user has entered: at an address that the guard has checked, under the original
 * name, which TLS sends (SNI) and verifies. Call it again for each reconnect, since DNS may have changed.
 */
export async function openConnection(
  guard: OutboundGuard,
  kind: OutboundClass,
  { target: { host, port }, tls, timeoutMs }: ConnectionOptions & { target: OutboundTarget }
): Promise<Socket> {
  await guard.requireLiteralAllowed(kind, { host, port })
  const plainHost = host.replace(/^\[|\]$/g, '')
  const options = { host: plainHost, port, lookup: guard.lookup(kind, port) }
  const socket = tls
    ? connectTls({ ...options, ...(isIP(plainHost) === 0 ? { servername: plainHost } : {}) })
    : connect(options)
  const late = setTimeout(() => {
    socket.destroy(Object.assign(new Error('The connection took too long'), { code: 'ETIMEDOUT' }))
  }, timeoutMs)
  return new Promise((settle, fail) => {
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(late)
      socket.off('error', fail)
      settle(socket)
    })
    socket.once('error', fail)
    socket.once('close', () => clearTimeout(late))
  })
}
