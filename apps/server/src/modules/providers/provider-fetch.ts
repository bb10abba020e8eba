/** Why a provider could not be asked. It is told in words of our own; what the other side said stays there. */
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

/** A call of a provider that came to nothing. */
export class ProviderError extends Error {
  readonly reason: ProviderErrorReason

  constructor(fault: ProviderErrorReason) {
    super(`The provider could not be asked: ${fault}`)
    this.name = 'ProviderProblem'
    this.reason = fault
  }
}

/** Limits of every call of a provider (security bar 39). */
export const providerLimits = { milliseconds: 5000, bytes: 512 * 1024 } as const

export interface ProviderCall {
  method: string
  headers: Readonly<Record<string, string>>
  body?: string | undefined
  signal?: AbortSignal | undefined
  /** What may come back. @default 'json' */
  accept?: 'json' | 'picture'
}

/** Calls a provider: guarded in where it goes and in what comes back. Throws ProviderProblem. */
export type ProviderFetch = (url: string, call: ProviderCall) => Promise<Response>

const localhostNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether an address is on this machine, where tests run providers of their own. */
export function isLocalhost({ hostname }: URL): boolean {
  return localhostNames.has(hostname)
}

/** The address, if it may be asked: https, and http only to this machine and only where that is allowed. */
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

/** Whether headers announce what was asked for, and as it can be read when it comes. */
export function isAcceptedType(
  accept: 'json' | 'picture',
  type: string | undefined,
  encoding: string | undefined
): boolean {
  return contentTypes[accept].test(type ?? '') && (encoding ?? 'identity') === 'identity'
}

/** Asks for a document and reads it. */
export async function fetchJson(
  fetch: ProviderFetch,
  url: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<unknown> {
  const response = await fetch(url, { method: 'GET', headers: { accept: 'application/json', ...headers } })
  if (response.status !== 200) throw new ProviderError('status')
  return readJson(response)
}

export async function readJson(response: Response): Promise<unknown> {
  try {
    return (await response.json()) as unknown
  } catch {
    throw new ProviderError('not-json')
  }
}
