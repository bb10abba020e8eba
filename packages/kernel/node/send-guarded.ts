import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { OutboundClass, OutboundGuard } from './outbound-guard.ts'

/** The port of a URL, with the default of its protocol. */
export function portOf({ port, protocol }: URL): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

interface GuardedRequest extends Pick<RequestOptions, 'method' | 'signal'> {
  headers?: Readonly<Record<string, string>> | undefined
  body?: string | undefined
}

/**
 * Sends an HTTP request to an IP address that the guard has checked (security bar 40). A redirect is a response and is
 * not followed. Rejects with an `OutboundError` where the guard refuses.
 */
export async function sendGuarded(
  guard: OutboundGuard,
  kind: OutboundClass,
  url: URL,
  { body, headers, ...options }: GuardedRequest
): Promise<IncomingMessage> {
  const port = portOf(url)
  await guard.requireLiteralAllowed(kind, { host: url.hostname, port })
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    const sent = request(
      url,
      {
        ...options,
        lookup: guard.lookup(kind, port),
        // No connection reuse: the address is checked when a connection is opened.
        agent: false,
        headers: { ...headers, 'accept-encoding': 'identity' }
      },
      settle
    )
    sent.on('error', fail)
    sent.end(body)
  })
}
