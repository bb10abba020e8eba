import { isWebAddress } from '@sitewright/api'
import { ProviderError } from '../src/services/provider-fetch.ts'
import type { WebhookAnswer, WebhookSender } from '../src/services/webhook-sender.ts'
import { createOutboundGuard, OutboundError, type OutboundGuard } from './outbound-guard.ts'
import { toProviderError } from './provider-fetch.ts'
import { portOf, sendGuarded } from './send-guarded.ts'

interface WebhookSenderOptions {
  guard?: OutboundGuard
  /** @default 5000 */
  timeoutMs?: number
}

/**
 * Creates a sender of webhooks with SSRF protection: over https to public addresses, and over http or https to those
 * that EGRESS_WEBHOOK_ALLOW names, checked at each connection; it follows no redirect and reads only the status of the
 * response (security bar 40, 55).
 */
export function createWebhookSender({
  guard = createOutboundGuard(),
  timeoutMs = 5000
}: WebhookSenderOptions = {}): WebhookSender {
  return {
    async sendWebhook(text, { headers, body }): Promise<WebhookAnswer> {
      try {
        const url = parseWebhookUrl(text)
        const signal = AbortSignal.timeout(timeoutMs)
        const answer = await sendGuarded(guard, classOf(url), url, { method: 'POST', headers, body, signal })
        answer.destroy()
        const { statusCode: status = 0 } = answer
        return status >= 300 && status < 400
          ? { kind: 'failed', problem: 'redirect' }
          : { kind: 'answered', status }
      } catch (error) {
        return { kind: 'failed', problem: toProblem(toProviderError(error)) }
      }
    },
    async mayReceiveWebhooks(text) {
      try {
        const url = parseWebhookUrl(text)
        await guard.check(classOf(url), { host: url.hostname, port: portOf(url) })
        return true
      } catch (error) {
        // A name that does not resolve yet may resolve in an hour.
        return error instanceof OutboundError && error.reason === 'dns'
      }
    }
  }
}

function parseWebhookUrl(text: string): URL {
  if (!isWebAddress(text)) throw new ProviderError('address')
  return new URL(text)
}

const classOf = ({ protocol }: URL) => (protocol === 'https:' ? 'webhook' : 'plain-webhook')

const problems = ['address', 'private', 'dns', 'refused', 'timeout', 'tls'] as const

function toProblem({ reason }: ProviderError): (typeof problems)[number] | 'other' {
  return problems.find((problem) => problem === reason) ?? 'other'
}
