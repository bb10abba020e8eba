import { lookup as resolve } from 'node:dns'
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import {
  isAcceptedType,
  isLocalhost,
  ProviderError,
  type ProviderErrorReason,
  providerLimits,
  requireAllowedUrl
} from '../src/providers/provider-fetch.ts'
import type { ProviderCall, ProviderFetch } from '../src/services/provider-access.ts'
import { isLoopback, isPublicAddress } from './public-addresses.ts'

/**
 * Fetch of providers with SSRF protection: https, and http to localhost if allowed. Each connection goes to an IP
 * address that was checked, so that no name leads into a private network; redirects are not followed, and the response
 * must be small JSON in time (security bar 39, 40).
 */
export function createNodeProviderFetch({ allowLocal }: { allowLocal: boolean }): ProviderFetch {
  return async function fetchProvider(text, call) {
    const url = requireAllowedUrl(text, allowLocal)
    const deadline = AbortSignal.timeout(providerLimits.milliseconds)
    const signal = call.signal == null ? deadline : AbortSignal.any([deadline, call.signal])
    const permitted = allowLocal && isLocalhost(url) ? isLoopback : isPublicAddress
    try {
      const answer = await send(url, call, { signal, lookup: guardedLookup(permitted, url) })
      return await readAnswer(answer, call)
    } catch (error) {
      throw toProviderError(error)
    }
  }
}

function send(
  url: URL,
  { method, headers, body }: ProviderCall,
  options: Pick<RequestOptions, 'signal' | 'lookup'>
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    const sent = request(
      url,
      // No connection reuse: the address is checked when a connection is made.
      { ...options, agent: false, method, headers: { ...headers, 'accept-encoding': 'identity' } },
      settle
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

/** DNS lookup that refuses a name if any of its addresses is not permitted. */
function guardedLookup(permitted: (address: string) => boolean, { hostname }: URL): LookupFunction {
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (isIP(literal) !== 0 && !permitted(literal)) throw new ProviderError('private')
  return (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined) return done(error ?? new ProviderError('dns'), '', 0)
      if (!addresses.every(({ address }) => permitted(address)))
        return done(new ProviderError('private'), '', 0)
      if (options.all === true) done(null, addresses)
      else done(null, first.address, first.family)
    })
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

function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const { code, name, cause } = error as NodeJS.ErrnoException
  if (cause instanceof ProviderError) return cause
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT')
    return new ProviderError('timeout')
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new ProviderError('dns')
  if (/^E(CONN|HOST|NET|PIPE)/.test(code ?? '')) return new ProviderError('refused')
  return new ProviderError(/TLS|SSL|CERT|SIGNED|VERIFY|EPROTO/.test(code ?? '') ? 'tls' : 'other')
}
