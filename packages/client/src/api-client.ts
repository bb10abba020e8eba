import type { ApiCalls, ProblemDetails } from '@sitewright/api'

/** The outcome of a request: an answer, problem details, or a network error. */
export type CallOutcome<T> =
  | { ok: true; answer: T }
  | { ok: false; status: number; problem: ProblemDetails }
  | { ok: false; status: 0; problem: null }

/** A `fetch` that takes a `Request`: the network, or the demo's worker in its place. */
export type Fetch = (request: Request) => Promise<Response>

export interface ApiClientOptions {
  fetch: Fetch
  /** The origin of the server, such as `https://example.com`. */
  origin: string
  /** Headers of each request, such as the access token. */
  headers?: () => Readonly<Record<string, string>>
}

type Input<K extends keyof ApiCalls> = ApiCalls[K]['input']

/** A typed client of the API: a function from the name of a route and its input to the outcome. */
export type ApiClient = <K extends keyof ApiCalls>(
  name: K,
  input: Input<K>
) => Promise<CallOutcome<ApiCalls[K]['answer']>>

interface Parts {
  body?: unknown
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | number | boolean | undefined>>
  headers?: Readonly<Record<string, string | undefined>>
}

/**
 * Creates a typed client of the API: `call('POST /api/auth/login', { body: { email, password } })`. Errors are values;
 * a response that is not JSON counts as a network error.
 */
export function createApiClient({ fetch, origin, headers = () => ({}) }: ApiClientOptions): ApiClient {
  return async function call(name, input) {
    const [method = 'GET', template = '/'] = name.split(' ')
    const { body, path = {}, query = {}, headers: own = {} } = input as Parts
    const url = new URL(
      template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? '')),
      origin
    )
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(key, String(value))
    }
    const request = new Request(url, {
      method,
      credentials: 'same-origin',
      headers: {
        'x-requested-with': 'sitewright',
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
        ...headers()
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) })
    })
    try {
      const response = await fetch(request)
      const answer: unknown = await response.json()
      if (response.ok) return { ok: true, answer: answer as never }
      return { ok: false, status: response.status, problem: answer as ProblemDetails }
    } catch {
      return { ok: false, status: 0, problem: null }
    }
  }
}
