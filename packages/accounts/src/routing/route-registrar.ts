import type { OpenAPIHono, z } from '@hono/zod-openapi'
import { ApiError, type Access, type ApiErrorCode } from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import { auditRefusedAccess } from '../audit/refused-access.ts'
import { createCall, type Call } from '../call/call.ts'
import type { Actor, Caller } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import { requireAccess, requireSameOrigin } from './guard.ts'
import { parseJson, mainThreadJson, smallBody } from '../http/large-bodies.ts'
import { jsonResponse } from './json-response.ts'
import { getContentLength, readBody } from '../http/read-body.ts'
import { memoize } from '../request/memoize.ts'
import { requireStorable } from '../http/storable-text.ts'
import { parseRequest } from '../http/parse-request.ts'

type JsonOf<R> = R extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? S
  : never
type BodyOf<R> = R extends { request: { body: infer B } } ? z.output<JsonOf<B>> : undefined
type PathOf<R> = R extends { request: { params: infer S extends z.ZodType } } ? z.output<S> : undefined
type QueryOf<R> = R extends { request: { query: infer S extends z.ZodType } } ? z.output<S> : undefined
type HeadersOf<R> = R extends { request: { headers: infer S extends z.ZodType } } ? z.output<S> : undefined
type AnswerOf<R> = R extends { responses: { 200: infer A } } ? z.input<JsonOf<A>> : never
type ActorOf<R> = R extends { 'x-access': 'public' } ? undefined : Actor

/** A route as packages/api declares it. */
export interface DeclaredRoute {
  'x-access': Access
  method: string
  path: string
  request?: { body?: unknown; params?: z.ZodType; query?: z.ZodType; headers?: z.ZodObject }
  responses: { 200: { content: { 'application/json': { schema: z.ZodType } } } }
  getRoutingPath: () => string
}

/** Validated input of a route handler. */
export interface HandlerInput<R> {
  body: BodyOf<R>
  path: PathOf<R>
  query: QueryOf<R>
  headers: HeadersOf<R>
  actor: ActorOf<R>
  caller: Caller
  /** Services, actor and caller, for use cases. */
  call: Call<ActorOf<R>>
  c: Context<Env>
}

/** Refusals that are written to the audit log. */
const auditedRefusals: readonly ApiErrorCode[] = ['auth.forbidden', 'account.above', 'role.above']

interface RouteOptions {
  /** Maximum body size in bytes. */
  maxBody?: number
  /** A rate limit that applies before the body is read; throws where it is exceeded (security bar 59). */
  limit?: (by: { actor: Actor; caller: Caller }) => Promise<void>
  /** Whether the handler returns the same object repeatedly, so that validating and serialising it is memoized. */
  memoizeAnswer?: boolean
}

/** Adds a declared route to the app: access, CSRF, input and output are checked here, once for all routes. */
export type AddRoute = <const R extends DeclaredRoute>(
  route: R,
  handle: (called: HandlerInput<R>) => Promise<AnswerOf<R>>,
  options?: RouteOptions
) => void

/** Creates the function that adds declared routes to an app. */
export function routeRegistrar(app: OpenAPIHono<Env>, services: Services): AddRoute {
  return function addRoute(route, handle, { maxBody = smallBody, limit, memoizeAnswer = false } = {}) {
    app.openAPIRegistry.registerPath(route as never)
    const method = route.method.toUpperCase()
    const path = route.getRoutingPath()
    // Fields that the contract does not name never leave the server (security bar 30).
    const write = (answer: object): string =>
      JSON.stringify(route.responses[200].content['application/json'].schema.parse(answer))
    const toText = memoizeAnswer ? memoize(write) : write
    const readJson = (c: Context): Promise<unknown> => readJsonBody(services.largeBodies, c, maxBody)
    const answerCall = async (c: Context<Env>): Promise<Response> => {
      c.set('route', path)
      requireSameOrigin(c, services.publicUrl)
      const actor = await requireAccess(c, services, route['x-access'])
      if (limit !== undefined && actor !== undefined) await limit({ actor, caller: c.get('caller') })
      const { body, params, query, headers } = route.request ?? {}
      const called = new CheckedInput(services, c, {
        body: body === undefined ? undefined : parseStorable(bodySchema(body), await readJson(c)),
        path: params === undefined ? undefined : parseStorable(params, c.req.param()),
        query: query === undefined ? undefined : parseStorable(query, c.req.query()),
        headers: headers === undefined ? undefined : parseRequest(headers, readHeaders(headers, c)),
        actor
      })
      const text = toText(await handle(called as never))
      // A handler that used the context may have set headers and cookies.
      if (!called.isContextUsed) return jsonResponse(c, text)
      c.header('Cache-Control', 'no-store')
      c.header('Content-Type', 'application/json')
      return c.body(text)
    }
    app.on(method, path, async (c) => {
      try {
        return await answerCall(c)
      } catch (error) {
        const actor = c.get('actor')
        if (actor !== undefined && error instanceof ApiError && auditedRefusals.includes(error.code))
          await auditRefusedAccess(services, actor, c.get('caller'), {
            code: error.code,
            method,
            route: path
          })
        throw error
      }
    })
  }
}

/** Validated input. A class for the sake of its getters, as in identify.ts. */
class CheckedInput {
  readonly body: unknown
  readonly path: unknown
  readonly query: unknown
  readonly headers: unknown
  readonly actor: Actor | undefined
  readonly caller: Caller
  readonly #services: Services
  readonly #c: Context<Env>
  #isContextUsed = false

  constructor(
    services: Services,
    c: Context<Env>,
    {
      body,
      path,
      query,
      headers,
      actor
    }: Record<'body' | 'path' | 'query' | 'headers', unknown> & Pick<CheckedInput, 'actor'>
  ) {
    this.body = body
    this.path = path
    this.query = query
    this.headers = headers
    this.actor = actor
    this.caller = c.get('caller')
    this.#services = services
    this.#c = c
  }

  get call(): Call {
    return createCall(this.#services, this.actor, this.caller)
  }

  get c(): Context<Env> {
    this.#isContextUsed = true
    return this.#c
  }

  /** Whether the handler used the context, and may have set headers and cookies. */
  get isContextUsed(): boolean {
    return this.#isContextUsed
  }
}

function bodySchema(body: unknown): z.ZodType {
  return (body as { content: { 'application/json': { schema: z.ZodType } } }).content['application/json']
    .schema
}

/** The headers that a schema names; a request has many others. */
function readHeaders(schema: z.ZodObject, c: Context): Record<string, string | undefined> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, c.req.header(name)]))
}

function parseStorable(schema: z.ZodType, value: unknown): unknown {
  const parts = parseRequest(schema, value)
  // After parsing, since some schemas strip such characters themselves.
  requireStorable(parts)
  return parts
}

/** Reads the JSON of a body; large ones within the memory limit, and parsed in a worker. */
async function readJsonBody(
  { reserve, parse }: Services['largeBodies'],
  c: Context,
  maxBody: number
): Promise<unknown> {
  const expected = Math.min(getContentLength(c) ?? maxBody, maxBody)
  const release = expected > smallBody ? reserve(expected) : undefined
  try {
    const bytes = await readBody(c, maxBody)
    return bytes.length > mainThreadJson ? await parse(bytes) : parseJson(bytes)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'request.too-large')
      throw new ApiError('request.invalid', [
        { path: '', message: `The body is larger than ${maxBody / 1024} KB.` }
      ])
    throw error
  } finally {
    release?.()
  }
}
