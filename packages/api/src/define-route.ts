import { createRoute, type RouteConfig, type z } from '@hono/zod-openapi'
import { isAdministrative, type Access, type Permission } from './access.ts'
import type { RateLimitName } from './accounts/rate-limits.ts'
import type { TenantFeatureId } from './accounts/tenant-features.ts'
import { errorResponses, jsonContent } from './responses.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type RequestParts = NonNullable<RouteConfig['request']>
type Responses = RouteConfig['responses']

/** When a route takes a recent authentication: always, or where `when` says so (security bar 25). */
type StepUp =
  | true
  | {
      /** In which cases, as a part of a sentence that begins with 'where'. */
      when: string
      /** Whether a body is such a case; without it, the use case asks for step-up itself. */
      of?: (body: never) => boolean
    }

/** When a route takes step-up, as data: always, or in which cases. */
export type StepUpWhen = true | string

/** What a route declares besides its method and path. */
interface RouteDeclaration {
  /** Who may call it; the server refuses everybody else (security bar 31). */
  access: Access
  /**
   * Whether it only reads, although its method does not say so.
   *
   * @default GET only reads
   */
  reads?: true
  /**
   * What it concerns; people of a tenant may not call what concerns the whole installation.
   *
   * @default whoever the caller may work on
   */
  scope?: 'installation'
  /**
   * The feature that people of a tenant need for it.
   *
   * @default none
   */
  feature?: TenantFeatureId
  /**
   * When it takes step-up; the server asks for it.
   *
   * @default never
   */
  stepUp?: StepUp
  /** What it is for, as the OpenAPI document lists it. */
  summary: string
  /**
   * What a caller has to know beyond the summary: effects, audit, idempotency, limits of sizes. Access, step-up and rate
   * limits are described by themselves.
   */
  description: string
  /** The rate limits that apply, for the description; the server enforces them. */
  rateLimits?: readonly RateLimitName[]
  /** The parameters of the path. */
  params?: RequestParts['params']
  /** The parameters of the query string. */
  query?: RequestParts['query']
  /** The headers that it reads, by lower-case name. */
  headers?: z.ZodObject
  /** The JSON body. */
  body?: z.ZodType
  /** The body by content type, where JSON is not the only one. */
  content?: NonNullable<RequestParts['body']>['content']
  /** The success response, mostly `ok(…)`. */
  answer: Responses
  /**
   * The error responses.
   *
   * @default errorResponses
   */
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

/** The path as Hono writes it: `/{id}` is `/:id`. */
type RoutingPath<Path extends string> = Path extends `${infer Head}/{${infer Name}}${infer Rest}`
  ? `${Head}/:${Name}${RoutingPath<Rest>}`
  : Path

/** A route as Hono and the OpenAPI generator take it, with types that are exact enough for handlers and clients. */
export type ApiRoute<M extends Method, Path extends string, D extends RouteDeclaration> = {
  'x-access': D['access']
  /** A permission that opens it as well. */
  'x-access-or'?: Permission
  'x-scope'?: 'installation'
  /** The feature that people of a tenant need for it. */
  'x-feature'?: TenantFeatureId
  /** When it takes step-up: always, or where the text says. */
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
  /** Whether a body that was parsed takes step-up, as far as the body tells. */
  takesStepUp: (body: unknown) => boolean
}

/** Permissions of acts on what is one's own, which `admin:delete` has nothing to do with. */
const ownThings: readonly Access[] = ['admin.access', 'api.execute', 'database.read']

/**
 * What opens a call of the admin area besides its own permission: `admin:read` whatever only reads, `admin:delete` whatever
 * deletes something that administrators manage. A call that signing in or a fresh proof is for is opened by its own alone.
 */
function toAccessOr(method: string, { access, reads, stepUp }: RouteDeclaration): Permission | undefined {
  if (access === 'public' || access === 'signed-in' || !isAdministrative(access)) return undefined
  if (method === 'DELETE' && !ownThings.includes(access)) return 'admin:delete'
  const isReading = (method === 'GET' && stepUp === undefined) || reads === true
  return isReading && access !== 'admin.access' ? 'admin:read' : undefined
}

/** How a call may be signed: by a session, and by a key where it takes a permission and no recent proof. */
function toSecurity(access: Access, stepUp: StepUp | undefined): Readonly<Record<string, string[]>>[] {
  if (access === 'public') return []
  return [{ session: [] }, ...(takesKeys(access, stepUp) ? [{ apiKey: [] }, { basicKey: [] }] : [])]
}

/** Whether a key may make a call. */
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
    // A function is no part of the OpenAPI document, which takes what can be enumerated.
    Object.defineProperty(route, 'takesStepUp', { value: toStepUpCheck(stepUp), enumerable: false })
    // An object literal loses the generic types of the declaration.
    return route as unknown as ApiRoute<M, Path, D>
  }
}
