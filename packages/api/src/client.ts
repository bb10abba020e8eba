import type { z } from '@hono/zod-openapi'
import type { contract } from './contract.ts'
import type { ProblemDetails } from './errors.ts'

type Endpoint = (typeof contract)[number]

type JsonOf<R> = R extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? S
  : never
type BodyOf<R> = R extends { request: { body: infer B } } ? { body: z.input<JsonOf<B>> } : unknown
type PathOf<R> = R extends { request: { params: infer S extends z.ZodType } } ? { path: z.input<S> } : unknown
type QueryOf<R> = R extends { request: { query: infer S extends z.ZodType } }
  ? { query?: z.input<S> }
  : unknown

type AnswerOf<R> = R extends { responses: { 200: infer A } } ? z.output<JsonOf<A>> : never

/** Input and answer of every route, by method and path: `POST /api/auth/login`. */
export type ApiCalls = {
  [R in Endpoint as `${Uppercase<R['method']>} ${R['path']}`]: {
    input: BodyOf<R> & PathOf<R> & QueryOf<R>
    answer: AnswerOf<R>
  }
}

/** The outcome of a request: an answer, problem details, or a network error. */
export type CallOutcome<T> =
  | { ok: true; answer: T }
  | { ok: false; status: number; problem: ProblemDetails }
  | { ok: false; status: 0; problem: null }

/** A `fetch` that takes a `Request`: the network, or the demo's worker in its place. */
export type Fetch = (request: Request) => Promise<Response>

/** Options of `createApiClient`. */
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
}

/**
 * A typed client of the API: `call('POST /api/auth/login', { body: { email, password } })`. Errors are
 * values; a response that is not JSON counts as a network error.
 */
export function createApiClient({ fetch, origin, headers = () => ({}) }: ApiClientOptions): ApiClient {
  return async function call(name, input) {
    const [method = 'GET', template = '/'] = name.split(' ')
    const { body, path = {}, query = {} } = input as Parts
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
