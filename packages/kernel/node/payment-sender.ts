import type { IncomingMessage } from 'node:http'
import { requireAllowedUrl } from '../src/services/provider-fetch.ts'
import type { SendPaymentRequest } from '../src/services/payment-provider.ts'
import { createOutboundGuard, type OutboundGuard } from './outbound-guard.ts'
import { sendGuarded } from './send-guarded.ts'

/** Bytes of a response that are read. */
const mostBytes = 1024 * 1024

interface PaymentSenderOptions {
  /** Allows http to localhost, for tests. */
  allowLocal: boolean
  guard?: OutboundGuard
  /** @default 15000 */
  timeoutMs?: number
}

/**
 * Creates the HTTP client of payment providers: https only, to checked addresses. A redirect is a response and is not
 * followed (security bar 40).
 */
export function createPaymentSender({
  allowLocal,
  guard = createOutboundGuard({ localHttp: allowLocal }),
  timeoutMs = 15_000
}: PaymentSenderOptions): SendPaymentRequest {
  return async function sendPaymentRequest({ url, ...request }) {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await sendGuarded(guard, 'http', requireAllowedUrl(url, allowLocal), {
      ...request,
      signal
    })
    return { status: answer.statusCode ?? 0, text: await readText(answer) }
  }
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) {
      answer.destroy()
      throw new Error('The answer is too large')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
