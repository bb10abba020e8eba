import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi'
import { isAdministrative, type Access, type Permission } from './access.ts'
import type { RateLimitName } from './kernel/rate-limits.ts'
import type { TenantFeatureId } from './tenancy/tenant-features.ts'
import { errorResponses, jsonContent } from './responses.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestParts = NonNullable<RouteConfig['request']>
type Responses = RouteConfig['responses']

/** When a route requires step-up: always, or in the cases of `when` (security bar 25). */
type StepUp =
  | true
  | {
      /** The cases, as a clause after 'where'. */
      when: string
      /** Whether a body is such a case; without it, the use case requires step-up itself. */
      of?: (body: never) => boolean
    }

/** When a route requires step-up, for the OpenAPI document: always, or in which cases. */
export type StepUpWhen = true | string

/** The declaration of a route besides its method and path. */
interface RouteDeclaration {
  /** Who may call it; the server refuses all others (security bar 31). */
  access: Access
  /**
   * Whether it only reads, although its method is not GET.
   *
   * @default GET only reads
   */
  reads?: true
  /**
   * `installation` refuses users of a tenant.
   *
   * @default whatever the caller may manage
   */
  scope?: 'installation'
  /**
   * The feature that a caller's tenant needs.
   *
   * @default none
   */
  feature?: TenantFeatureId
  /**
   * When it requires step-up, which the server enforces.
   *
   * @default never
   */
  stepUp?: StepUp
  summary: string
  /**
   * What a caller has to know beyond the summary: effects, audit, idempotency, size limits. Access, step-up and rate
   * limits are added to it.
   */
  description: string
  /** Its rate limits, for the description; route or use case enforce them. */
  rateLimits?: readonly RateLimitName[]
  params?: RequestParts['params']
  query?: RequestParts['query']
  /** The headers that it reads, by lower-case name. */
  headers?: z.ZodObject
  body?: z.ZodType
  /** The body by content type, where JSON is not the only one. */
  content?: NonNullable<RequestParts['body']>['content']
  /** The success response, usually `ok(…)`. */
  answer: Responses
  /** @default errorResponses */
  errors?: Responses
}

interface JsonBody<Schema> {
  required: true
  content: { 'application/json': { schema: Schema } }
}

type RequestOf<D> = (D extends { params: infer Params } ? { params: Params } : object) &
  (D extends { query: infer Query } ? { query: Query } : object) &
  (D extends { headers: infer Headers } ? { headers: Headers } : object) &
  (D extends { body: infer Schema } ? { body: JsonBody<Schema> } : object) &
  (D extends { content: infer Content } ? { body: { required: true; content: Content } } : object)

type ResponsesOf<D> = D extends { answer: infer Answer }
  ? Answer & (D extends { errors: infer Errors } ? Errors : typeof errorResponses)
  : never

/** The path in Hono's notation: `/{id}` is `/:id`. */
type RoutingPath<Path extends string> = Path extends `${infer Head}/{${infer Name}}${infer Rest}`
  ? `${Head}/:${Name}${RoutingPath<Rest>}`
  : Path

/** A route for Hono and the OpenAPI generator, with types that are exact enough for handlers and clients. */
export type ApiRoute<M extends Method, Path extends string, D extends RouteDeclaration> = {
  'x-access': D['access']
  /** An alternative permission. */
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  /** The feature that a caller's tenant needs. */
  'x-feature'?: TenantFeatureId
  /** When it requires step-up: always, or in the cases of the text. */
  'x-step-up'?: StepUpWhen
  security: Readonly<Record<string, string[]>>[]
  method: Lowercase<M>
  path: Path
  tags: string[]
  summary: string
  description: string
  'x-rate-limits'?: readonly RateLimitName[]
  request: RequestOf<D>
  responses: ResponsesOf<D>
  getRoutingPath: () => RoutingPath<Path>
  /** Whether a parsed body requires step-up, as far as the body decides. */
  takesStepUp: (body: unknown) => boolean
}

/** Permissions for one's own things, which `admin:delete` does not cover. */
const ownThings: readonly Access[] = ['admin.access', 'api.execute', 'database.read']

/**
 * The alternative permission of a call in the admin area: `admin:delete` for deletions of what administrators manage,
 * `admin:read` for what only reads, without step-up. Calls that are public or for any signed-in user have none.
 */
function toAccessOr(method: string, { access, reads, stepUp }: RouteDeclaration): Permission | undefined {
  if (access === 'public' || access === 'signed-in' || !isAdministrative(access)) return undefined
  if (method === 'DELETE' && !ownThings.includes(access)) return 'admin:delete'
  const isReading = (method === 'GET' && stepUp === undefined) || reads === true
  return isReading && access !== 'admin.access' ? 'admin:read' : undefined
}

/** The accepted authentication: a session, or an API key where a call needs a permission and not always step-up. */
function toSecurity(access: Access, stepUp: StepUp | undefined): Readonly<Record<string, string[]>>[] {
  if (access === 'public') return []
  return [{ session: [] }, ...(takesKeys(access, stepUp) ? [{ apiKey: [] }, { basicKey: [] }] : [])]
}

/** Whether a call accepts API keys. */
function takesKeys(access: Access, stepUp: StepUp | undefined): boolean {
  return access !== 'public' && access !== 'signed-in' && stepUp !== true
}

function toStepUpWhen(stepUp: StepUp): StepUpWhen {
  return stepUp === true ? true : stepUp.when
}

function toStepUpCheck(stepUp: StepUp | undefined): (body: unknown) => boolean {
  const { of } = typeof stepUp === 'object' ? stepUp : {}
  return (body) => stepUp === true || of?.(body as never) === true
}

function requestOf({ params, query, headers, body, content }: RouteDeclaration): { request?: RequestParts } {
  const bodyContent = body === undefined ? content : jsonContent(body)
  const request = {
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(bodyContent && { body: { required: true, content: bodyContent } })
  }
  return Object.keys(request).length === 0 ? {} : { request }
}

/**
 * Begins an area of the contract: routes that share an OpenAPI tag. A route is named as the typed client calls it, by
 * method and path; security, content types and error responses are filled in.
 *
 * @example
 *   const defineRoute = defineRoutes({ tag: 'Passkeys' })
 *
 *   export const renamePasskeyRoute = defineRoute('PATCH /api/account/passkeys/{id}', {
 *     access: 'signed-in',
 *     summary: 'Rename a passkey',
 *     description: 'Only the name changes; the passkey works as before.',
 *     params: z.object({ id: z.string() }),
 *     body: z.strictObject({ name: z.string() }),
 *     answer: ok('The passkey with its new name', passkeySchema)
 *   })
 */
export function defineRoutes({ tag }: { tag: string }) {
  return function defineRoute<M extends Method, Path extends `/${string}`, const D extends RouteDeclaration>(
    name: `${M} ${Path}`,
    declaration: D
  ): ApiRoute<M, Path, D> {
    const [method = '', path = ''] = name.split(' ')
    const {
      access,
      scope,
      feature,
      stepUp,
      summary,
      description,
      rateLimits = [],
      answer,
      errors = errorResponses
    } = declaration as RouteDeclaration
    const accessOr = toAccessOr(method, declaration)
    const limits = takesKeys(access, stepUp) ? [...rateLimits, 'api-key'] : rateLimits
    const route = createRoute({
      'x-access': access,
      ...(accessOr && { 'x-access-or': accessOr }),
      ...(scope && { 'x-scope': scope }),
      ...(feature && { 'x-feature': feature }),
      ...(stepUp !== undefined && { 'x-step-up': toStepUpWhen(stepUp) }),
      security: toSecurity(access, stepUp),
      method: method.toLowerCase() as Lowercase<Method>,
      path,
      tags: [tag],
      summary,
      description,
      ...(limits.length > 0 && { 'x-rate-limits': limits }),
      ...requestOf(declaration),
      responses: { ...answer, ...errors }
    })
    // A function must not be enumerable, or it would become part of the OpenAPI document.
    Object.defineProperty(route, 'takesStepUp', { value: toStepUpCheck(stepUp), enumerable: false })
    // An object literal would lose the generic types of the declaration.
    return route as unknown as ApiRoute<M, Path, D>
  }
}
