import { ProviderError, requireAllowedUrl } from '../src/providers/provider-fetch.ts'
import type { SendWebhook, WebhookAnswer } from '../src/services/webhook-sender.ts'
import { createOutboundGuard, type OutboundGuard } from './outbound-guard.ts'
import { toProviderError } from './provider-fetch.ts'
import { sendGuarded } from './send-guarded.ts'

/** Options of a sender of webhooks. */
interface WebhookSenderOptions {
  /** Whether http to this machine is allowed, for tests. */
  allowLocal: boolean
  guard?: OutboundGuard
  /** @default 5000 */
  timeoutMs?: number
}

/**
 * Creates a sender of webhooks with SSRF protection: https alone, to addresses that were checked, without redirects, and
 * nothing of the answer is read but its status (security bar 40, 55).
 */
export function createWebhookSender({
  allowLocal,
  guard = createOutboundGuard({ localHttp: allowLocal }),
  timeoutMs = 5000
}: WebhookSenderOptions): SendWebhook {
  return async function sendWebhook(text, { headers, body }): Promise<WebhookAnswer> {
    try {
      const url = requireAllowedUrl(text, allowLocal)
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await sendGuarded(guard, 'http', url, { method: 'POST', headers, body, signal })
      answer.destroy()
      const { statusCode: status = 0 } = answer
      return status >= 300 && status < 400
        ? { kind: 'failed', problem: 'redirect' }
        : { kind: 'answered', status }
    } catch (error) {
      return { kind: 'failed', problem: toProblem(toProviderError(error)) }
    }
  }
}

const problems = ['address', 'private', 'dns', 'refused', 'timeout', 'tls'] as const

function toProblem({ reason }: ProviderError): (typeof problems)[number] | 'other' {
  return problems.find((problem) => problem === reason) ?? 'other'
}
