import { ApiError, stepUpMs, type Access, type Permission } from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '../services/services.ts'
import { toActor, verifyAccessToken } from '../sessions/sessions.usecases.ts'
import { findCachedSession } from '../sessions/find-cached-session.ts'
import { findSessionState } from '../sessions/sessions.repository.ts'
import { verifyApiKey, type PresentedKey } from '../sessions/verify-api-key.ts'
import type { Actor } from '../request/caller.ts'
import type { Env } from '../request/env.ts'

/** Whether a page of another origin sent the request, by the headers of its browser. */
function isFromElsewhere(c: Context<Env>, publicUrl: string): boolean {
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  return site === undefined
    ? origin !== undefined && origin !== new URL(publicUrl).origin
    : site !== 'same-origin' && site !== 'none'
}

/**
 * CSRF protection: refuses a state-changing request that a page of another site could have sent: with a content type of
 * forms, without our own header, or cross-origin (security bar 26).
 */
export function requireSameOrigin(
  c: Context<Env>,
  publicUrl: string,
  types: readonly string[] = ['application/json'],
  ownHeader = 'x-requested-with'
): void {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (
    type === undefined ||
    !types.includes(type) ||
    c.req.header(ownHeader) === undefined ||
    isFromElsewhere(c, publicUrl)
  )
    throw new ApiError('request.forged')
}

/**
 * CSRF protection of a call with an API key: pages of other sites know no key, but a browser may cache one of basic
 * authentication and send it for them, so cross-origin requests are refused.
 */
export function requireKeyCall(
  c: Context<Env>,
  publicUrl: string,
  types: readonly string[] = ['application/json']
): void {
  requireOwnPage(c, publicUrl)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && !types.includes(type)) throw new ApiError('request.media-type')
}

/** Refuses requests of pages of another origin, whatever the method (security bar 34). */
export function requireOwnPage(c: Context<Env>, publicUrl: string): void {
  if (isFromElsewhere(c, publicUrl)) throw new ApiError('request.forged')
}

/** Parses the bearer token of an Authorization header; the scheme is case-insensitive (RFC 9110, 11.1). */
export function parseBearerToken(header = ''): string | undefined {
  if (header.slice(0, 7).toLowerCase() !== 'bearer ') return undefined
  return header.slice(7).trim()
}

/**
 * Authorization: refuses a request that its route's declaration does not allow; returns the signed-in user (security
 * bar 31).
 */
export async function requireAccess(
  c: Context<Env>,
  services: Services,
  { 'x-access': access, 'x-access-or': or }: { 'x-access': Access; 'x-access-or'?: Permission },
  key?: PresentedKey
): Promise<Actor | undefined> {
  const token = parseBearerToken(c.req.header('authorization'))
  if (access === 'public') {
    if (token !== undefined && !isReading(c)) await refuseViewer(services, token)
    return undefined
  }
  if (key !== undefined) {
    const actor = asRole(c, await verifyApiKey(services, key))
    c.set('actor', actor)
    requirePermission(access, actor, or)
    return actor
  }
  if (token === undefined) throw new ApiError('auth.required')
  const state = findCachedSession(services, token) ?? (await verifyAccessToken(services, token))
  if (state === undefined) throw new ApiError(await getTokenRefusal(services, token))
  const actor = asRole(c, toActor(state))
  c.set('actor', actor)
  if (actor.viewer !== undefined && !isReading(c)) throw new ApiError('view-as.read-only')
  requirePermission(access, actor, or)
  return actor
}

/** Why an access token is refused: its session has ended, or the tenant of its user is suspended. */
async function getTokenRefusal(
  { tokens, database }: Pick<Services, 'tokens' | 'database'>,
  token: string
): Promise<'auth.expired' | 'tenant.suspended'> {
  const claims = await tokens.verify(token)
  if (claims === undefined) return 'auth.expired'
  const state = await findSessionState(database.db, claims.sessionId)
  return state?.isTenantSuspended === true ? 'tenant.suspended' : 'auth.expired'
}

/**
 * The actor of a call that is run as a role: the permissions that both have, at the lower rank. The role comes with the
 * in-process call, never from a client.
 */
function asRole(c: Context<Env>, actor: Actor): Actor {
  const env: Partial<Env['Bindings']> | undefined = c.env
  const role = env?.inProcess?.role
  if (role === undefined) return actor
  return {
    ...actor,
    rank: Math.min(actor.rank, role.rank),
    permissions: actor.permissions.filter((each) => role.permissions.includes(each))
  }
}

function isReading(c: Context<Env>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** A viewer has no rights of the user, not even to sign them out. */
async function refuseViewer(services: Services, token: string): Promise<void> {
  const state = await verifyAccessToken(services, token)
  if (state !== undefined && toActor(state).viewer !== undefined) throw new ApiError('view-as.read-only')
}

/** Refuses users of a tenant, for routes that are declared as concerning the whole installation. */
export function requireInstallation({ tenantId }: Pick<Actor, 'tenantId'>): void {
  if (tenantId !== null) throw new ApiError('auth.forbidden')
}

/**
 * Refuses an actor without the permission that a route declares.
 *
 * @param or An alternative permission.
 */
export function requirePermission(
  access: Exclude<Access, 'public'>,
  { permissions, key }: Pick<Actor, 'permissions' | 'key'>,
  or?: Permission
): void {
  if (or !== undefined && permissions.includes(or)) return
  // Calls about the account itself need its user, not a program of theirs.
  if (key !== undefined && (access === 'signed-in' || !permissions.includes(access)))
    throw new ApiError('key.scope')
  if (access !== 'signed-in' && !permissions.includes(access)) throw new ApiError('auth.forbidden')
}

/**
 * Requires step-up: refuses a sensitive action without a recent authentication (security bar 25). Routes declare it;
 * use cases call it only where it depends on the body.
 */
export function requireStepUp(
  { now }: Pick<Services, 'now'>,
  { provedAt, viewer, key }: Pick<Actor, 'provedAt' | 'viewer' | 'key'>
): void {
  if (key !== undefined) throw new ApiError('key.session')
  if (viewer !== undefined) throw new ApiError('view-as.read-only')
  if (now() - provedAt > stepUpMs) throw new ApiError('auth.step-up')
}
