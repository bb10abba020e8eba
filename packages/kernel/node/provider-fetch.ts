import type { IncomingMessage } from 'node:http'
import {
  isAcceptedType,
  ProviderError,
  type ProviderErrorReason,
  providerLimits,
  requireAllowedUrl
} from '../src/services/provider-fetch.ts'
import type { ProviderCall, ProviderFetch } from '../src/services/provider-access.ts'
import { createOutboundGuard, OutboundError, type OutboundGuard } from './outbound-guard.ts'
import { sendGuarded } from './send-guarded.ts'

/**
 * Fetch of providers with SSRF protection: https, and http to localhost if allowed. Each connection goes to an IP
 * address that was checked, so that no name leads into a private network; redirects are not followed, and the response
 * must be small JSON in time (security bar 39, 40).
 */
export function createNodeProviderFetch({
  allowLocal,
  guard = createOutboundGuard({ localHttp: allowLocal })
}: {
  allowLocal: boolean
  guard?: OutboundGuard
}): ProviderFetch {
  return async function fetchProvider(text, call) {
    const url = requireAllowedUrl(text, allowLocal)
    const deadline = AbortSignal.timeout(providerLimits.milliseconds)
    const signal = call.signal == null ? deadline : AbortSignal.any([deadline, call.signal])
    try {
      return await readAnswer(await sendGuarded(guard, 'http', url, { ...call, signal }), call)
    } catch (error) {
      // Aborting while the body is read looks like a reset connection.
      if (signal.aborted && !(error instanceof ProviderError)) throw new ProviderError('timeout')
      throw toProviderError(error)
    }
  }
}

async function readAnswer(answer: IncomingMessage, { accept = 'json' }: ProviderCall): Promise<Response> {
  const { statusCode: status = 0, headers } = answer
  const reason = findResponseError(status, headers, accept)
  if (reason !== undefined) {
    answer.destroy()
    throw new ProviderError(reason)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > providerLimits.bytes) {
      answer.destroy()
      throw new ProviderError('too-large')
    }
    chunks.push(chunk)
  }
  return new Response(new Uint8Array(Buffer.concat(chunks)), {
    status,
    headers: { 'content-type': headers['content-type'] ?? '' }
  })
}

function findResponseError(
  status: number,
  headers: IncomingMessage['headers'],
  accept: 'json' | 'picture'
): ProviderErrorReason | undefined {
  if (status >= 300 && status < 400) return 'redirect'
  if (status < 200 || status > 599 || status === 204 || status === 205) return 'status'
  if (!isAcceptedType(accept, headers['content-type'], headers['content-encoding'])) return 'not-json'
  return Number(headers['content-length'] ?? 0) > providerLimits.bytes ? 'too-large' : undefined
}

/** Maps a network error to our own code; its text may name internal addresses. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof OutboundError) return new ProviderError(error.reason === 'dns' ? 'dns' : 'private')
  const { code, name, cause } = error as NodeJS.ErrnoException
  if (cause instanceof ProviderError || cause instanceof OutboundError) return toProviderError(cause)
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT')
    return new ProviderError('timeout')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new ProviderError('dns')
  if (/^E(CONN|HOST|NET|PIPE)/.test(code ?? '')) return new ProviderError('refused')
  return new ProviderError(/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO/.test(code ?? '') ? 'tls' : 'other')
}
