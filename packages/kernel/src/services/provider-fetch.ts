import type { ProviderFetch } from './provider-access.ts'

/** Why a request to a provider failed, as a code of our own; the provider's text is not passed on. */
export type ProviderErrorReason =
  | 'address'
  | 'private'
  | 'dns'
  | 'refused'
  | 'timeout'
  | 'tls'
  | 'redirect'
  | 'too-large'
  | 'not-json'
  | 'status'
  | 'issuer'
  | 'unreadable'
  | 'other'

/** A failed request to a provider. */
export class ProviderError extends Error {
  readonly reason: ProviderErrorReason

  constructor(reason: ProviderErrorReason) {
    super(`The provider could not be asked: ${reason}`)
    this.name = 'ProviderProblem'
    this.reason = reason
  }
}

/** Limits of every request to a provider (security bar 39). */
export const providerLimits = { milliseconds: 5000, bytes: 512 * 1024 } as const

const localhostNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a URL is on localhost, where tests run fake providers. */
function isLocalhost({ hostname }: URL): boolean {
  return localhostNames.has(hostname)
}

/** Refuses URLs that must not be requested: only https, and http to localhost if allowed. */
export function requireAllowedUrl(text: string, allowLocal: boolean): URL {
  if (!URL.canParse(text)) throw new ProviderError('address')
  const url = new URL(text)
  const local = allowLocal && isLocalhost(url)
  if (url.username !== '' || url.password !== '' || !(url.protocol === 'https:' || local))
    throw new ProviderError('address')
  if (!/^https?:$/.test(url.protocol)) throw new ProviderError('address')
  return url
}

const contentTypes = {
  json: /^application\/([\w.-]+\+)?json\s*(;|$)/i,
  picture: /^image\/(png|jpeg|webp)\s*(;|$)/i
} as const

/** Whether the response headers announce the accepted content type, uncompressed. */
export function isAcceptedType(
  accept: 'json' | 'picture',
  type: string | undefined,
  encoding: string | undefined
): boolean {
  return contentTypes[accept].test(type ?? '') && (encoding ?? 'identity') === 'identity'
}

/** Fetches a JSON document from a provider; throws a `ProviderError` for any status but 200. */
export async function fetchJson(
  fetch: ProviderFetch,
  url: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<unknown> {
  const response = await fetch(url, { method: 'GET', headers: { accept: 'application/json', ...headers } })
  if (response.status !== 200) throw new ProviderError('status')
  return readJson(response)
}

/** Parses the JSON body of a provider; anything else is a provider error. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown
  } catch {
    throw new ProviderError('not-json')
  }
}
