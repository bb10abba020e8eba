import type { OpenAPIHono, z } from '@hono/zod-openapi'
import {
  ApiError,
  type Access,
  type Permission,
  type ApiErrorCode,
  type StepUpWhen,
  type TenantFeatureId
} from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import { auditRefusedAccess } from '../audit/refused-access.ts'
import { createCall, toSeenActor, type Call } from '../call/call.ts'
import type { Actor, Caller } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import {
  requireAccess,
  requireInstallation,
  requireKeyCall,
  requireOwnPage,
  requireSameOrigin,
  requireStepUp
} from './guard.ts'
import { findPresentedKey } from './presented-key.ts'
import { parseJson, mainThreadJson, smallBody } from '../http/large-bodies.ts'
import { getContentLength, readBody } from '../http/read-body.ts'
import { requireFeature } from '../tenant-features/require-feature.ts'
import { requireStorable } from '../http/storable-text.ts'
import { parseRequest } from '../http/parse-request.ts'

export type JsonOf<R> = R extends { content: { 'application/json': { schema: infer S extends z.ZodType } } }
  ? S
  : never
type BodyOf<R> = R extends { request: { body: infer B } } ? z.output<JsonOf<B>> : undefined
type PathOf<R> = R extends { request: { params: infer S extends z.ZodType } } ? z.output<S> : undefined
type QueryOf<R> = R extends { request: { query: infer S extends z.ZodType } } ? z.output<S> : undefined
type HeadersOf<R> = R extends { request: { headers: infer S extends z.ZodType } } ? z.output<S> : undefined
type ActorOf<R> = R extends { 'x-access': 'public' } ? undefined : Actor

/** A route as packages/api declares it. */
export interface DeclaredRoute {
  'x-access': Access
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  'x-feature'?: TenantFeatureId
  'x-step-up'?: StepUpWhen
  method: string
  path: string
  request?: { body?: unknown; params?: z.ZodType; query?: z.ZodType; headers?: z.ZodObject }
  responses: object
  getRoutingPath: () => string
  takesStepUp: (body: unknown) => boolean
}

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

const auditedRefusals: readonly ApiErrorCode[] = [
  'auth.forbidden',
  'account.above',
  'role.above',
  'view-as.read-only',
  'key.scope',
  'key.session',
  'tenant.feature'
]

/** Options of every kind of route. */
export interface RouteOptions {
  /** Maximum body size in bytes. */
  maxBody?: number
  /** The content types of a body that the handler reads itself, such as a file. @default JSON, parsed and checked */
  rawBody?: string | readonly string[]
  /**
   * A header that the clients of this route send instead of ours: pages of another site cannot send it either (security
   * bar 26).
   *
   * @default x-requested-with
   */
  ownHeader?: string
  /** A rate limit that applies before the body is read; throws where it is exceeded (security bar 59). */
  limit?: (by: { actor: Actor; caller: Caller }) => Promise<unknown>
}

interface RegisteredRoute<R> extends RouteOptions {
  /** Whether pages of other sites are refused for reads too, as for a stream (security bar 34). */
  ownPagesOnly?: boolean
  /** Answers a call whose access and input were checked. */
  answer: (called: HandlerInput<R>, c: Context<Env>, isContextUsed: () => boolean) => Promise<Response>
}

/**
 * Adds a declared route to the app: checks access, CSRF and input, for all kinds of routes, and audits refused access.
 * Areas use `routeRegistrar`; call this for a response that is neither JSON, file nor stream.
 *
 * @example
 * registerRoute(app, services, readPictureRoute, {
 *   answer: async ({ call, path }, c) => c.body(await readPicture(call, path.id))
 * })
 */
export function registerRoute<R extends DeclaredRoute>(
  app: OpenAPIHono<Env>,
  services: Services,
  route: R,
  { maxBody = smallBody, rawBody, ownHeader, limit, ownPagesOnly = false, answer }: RegisteredRoute<R>
): void {
  app.openAPIRegistry.registerPath(route as never)
  const method = route.method.toUpperCase()
  const path = route.getRoutingPath()
  const readJson = (c: Context): Promise<unknown> => readJsonBody(services.largeBodies, c, maxBody)
  const answerCall = async (c: Context<Env>): Promise<Response> => {
    c.set('route', path)
    const types = ['application/json', ...[rawBody ?? []].flat()]
    // A public route may act on cookies, so a key beside them exempts nothing.
    const key = route['x-access'] === 'public' ? undefined : findPresentedKey(c)
    if (key === undefined) requireSameOrigin(c, services.publicUrl, types, ownHeader)
    else requireKeyCall(c, services.publicUrl, types)
    if (ownPagesOnly) requireOwnPage(c, services.publicUrl)
    const actor = await requireAccess(c, services, route, key)
    if (actor !== undefined && route['x-scope'] === 'installation') requireInstallation(actor)
    if (actor !== undefined && route['x-feature'] !== undefined)
      requireFeature(actor.features, route['x-feature'])
    if (limit !== undefined && actor !== undefined) await limit({ actor, caller: c.get('caller') })
    const { body, params, query, headers } = route.request ?? {}
    const called = new CheckedInput(services, c, {
      body:
        body === undefined || rawBody !== undefined
          ? undefined
          : parseStorable(bodySchema(body), await readJson(c)),
      path: params === undefined ? undefined : parseStorable(params, c.req.param(), { isFlat: true }),
      query: query === undefined ? undefined : parseStorable(query, c.req.query(), { isFlat: true }),
      headers:
        headers === undefined ? undefined : parseRequest(headers, readHeaders(headers, c), { isFlat: true }),
      actor
    })
    if (actor !== undefined && route.takesStepUp(called.body)) requireStepUp(services, actor)
    return answer(called as never, c, () => called.isContextUsed)
  }
  app.on(method, path, async (c) => {
    try {
      return await answerCall(c)
    } catch (error) {
      const isStepUp = error instanceof ApiError && error.code === 'auth.step-up'
      if (isStepUp && route['x-step-up'] === undefined)
        throw new Error(`${method} ${path} asks for step-up and does not declare it`, { cause: error })
      const actor = c.get('actor')
      if (actor !== undefined && error instanceof ApiError && auditedRefusals.includes(error.code))
        await auditRefusedAccess(services, actor, c.get('caller'), { code: error.code, method, route: path })
      throw error
    }
  })
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
  readonly #signedIn: Actor | undefined
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
    this.actor = toSeenActor(services, actor)
    this.#signedIn = actor
    this.caller = c.get('caller')
    this.#services = services
    this.#c = c
  }

  get call(): Call {
    return createCall(this.#services, this.#signedIn, this.caller)
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

function parseStorable(schema: z.ZodType, value: unknown, options?: { isFlat: boolean }): unknown {
  const parts = parseRequest(schema, value, options)
  // After parsing, since some schemas strip such characters themselves.
  requireStorable(parts)
  return parts
}

/** Reads a JSON body; a large one within the memory limit, and parsed in a worker. */
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
