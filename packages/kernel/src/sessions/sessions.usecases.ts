import { ApiError, type SignInAnswer } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { accessTokenSeconds } from '../crypto/access-tokens.ts'
import { sha256 } from '../crypto/hash.ts'
import { newId, randomToken } from '../crypto/random.ts'
import type { Queries } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Call, CallTransaction } from '../call/call.ts'
import type { Actor, Caller } from '../request/caller.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { endReason } from './end-reason.ts'
import { lifetimeOf } from './lifetimes.ts'
import { limitRefresh, limitRefusedRefresh } from './refresh-limits.ts'
import { toSessionUser } from './session-user.ts'
import {
  findNewestCounter,
  findRefreshToken,
  findSessionState,
  findSessionRights,
  insertRefreshToken,
  insertSession,
  type RefreshTokenRow,
  replaceRefreshToken,
  revokeSession,
  revokeUserSessions,
  type SessionRights,
  touchSession
} from './sessions.repository.ts'
import type { UserRow } from '../db/rows.ts'
import { getRoleOf } from '../roles/roles.repository.ts'
import { mayView } from '../roles/may-view.ts'
import type { SessionState } from '../roles/session-state.ts'
import { decryptNextToken, encryptNextToken } from './next-token.ts'

/** Grace period of a replaced refresh token, for tabs that refresh at the same time. */
const graceMs = 10_000

export interface SignIn {
  area: 'user' | 'admin'
  remember: boolean
  methods: readonly string[]
}

/** A new or renewed session with its refresh token, which is not stored in plain text. */
export interface IssuedSession {
  state: SessionState
  refreshToken: string
}

/** Creates a session with a new id and a new family of refresh tokens (security bar 24). */
export async function createSession(
  { services, caller: { ip, device, transport } }: Call,
  transaction: CallTransaction,
  { user, signIn: { area, remember, methods } }: { user: UserRow; signIn: SignIn }
): Promise<IssuedSession> {
  const time = services.now()
  const { absoluteMs, idleMs } = lifetimeOf(
    { area, role: await getRoleOf(transaction, user), remember },
    await getSecuritySettings(transaction)
  )
  const secret = randomToken()
  const session = {
    id: newId(),
    user_id: user.id,
    area,
    created_at: time,
    last_used_at: time,
    last_seen_at: time,
    expires_at: time + absoluteMs,
    idle_ms: idleMs,
    remember: remember ? 1 : 0,
    transport,
    ip,
    device,
    methods: JSON.stringify(methods),
    proved_at: time,
    revoked_at: null,
    revoke_reason: null,
    previous_login_at: user.last_login_at,
    viewer_id: null,
    viewer_session_id: null,
    membership_id: null
  } as const
  const first = { session_id: session.id, counter: 1, created_at: time, replaced_at: null, successor: null }
  await insertSession(transaction, session, { ...first, hash: await sha256(secret) })
  const state = await findSessionState(transaction, session.id)
  if (state === undefined) throw new Error('A session that was just written is not there')
  return { state, refreshToken: secret }
}

/** Response with the tokens of a session; with cookie transport without the refresh token (security bar 23). */
export async function toSignInAnswer(
  { tokens }: Services,
  { state, refreshToken: secret }: IssuedSession,
  { transport }: Caller,
  message = 'Signed in'
): Promise<SignInAnswer> {
  const { session, user } = state
  return {
    success: true,
    message,
    token: await tokens.sign({ userId: user.id, sessionId: session.id, tokenVersion: user.token_version }),
    refreshToken: transport === 'cookie' ? null : secret,
    user: toSessionUser(state),
    expiresIn: accessTokenSeconds,
    challenge: null
  }
}

/** Whether an account may be used at all: neither pending nor deactivated nor suspended. */
export function isEnabled({ status }: Pick<UserRow, 'status'>): boolean {
  return status === 'active'
}

/** Whether a session is active: not revoked, expired or idle for too long. */
export function isActive(
  { session, user, isTenantSuspended }: Pick<SessionRights, 'session' | 'user' | 'isTenantSuspended'>,
  time: number
): boolean {
  return (
    !isTenantSuspended &&
    session.revoked_at === null &&
    session.expires_at > time &&
    session.last_used_at + session.idle_ms > time &&
    isEnabled(user)
  )
}

/** Verifies an access token and loads its session; undefined if either has ended (security bar 19, 20). */
export async function verifyAccessToken(
  services: Services,
  token: string
): Promise<SessionState | undefined> {
  const claims = await services.tokens.verify(token)
  if (claims === undefined) return undefined
  const state = await findActiveSession(services, claims.sessionId)
  if (state?.user.token_version !== claims.tokenVersion) return undefined
  // An administrator's view is no activity of the user.
  if (state.session.viewer_id === null) services.lastSeen.saw(state.session.id)
  return state
}

/** Loads a session that has not ended, from the cache of this server where it is there. */
export async function findActiveSession(
  services: Services,
  sessionId: string
): Promise<SessionState | undefined> {
  const { sessionCache, database, now } = services
  let state = sessionCache.get(sessionId)
  if (state === undefined) {
    state = await findSessionState(database.db, sessionId)
    if (state === undefined) return undefined
    sessionCache.set(sessionId, state)
  }
  if (!isActive(state, now())) return undefined
  const { viewer_session_id: viewerSessionId } = state.session
  if (viewerSessionId === null) return state
  // A view ends with the administrator's session, and with the right to view.
  const viewer = await findActiveSession(services, viewerSessionId)
  return viewer !== undefined && mayView(viewer.role, state.role) ? state : undefined
}

/** Maps a session to the actor of calls, with the rights of its user. */
export function toActor({ session, user, role, features }: SessionRights): Actor {
  const { viewer_id: viewerId, viewer_session_id: viewerSessionId, membership_id: membershipId } = session
  return {
    userId: user.id,
    sessionId: session.id,
    area: session.area,
    role: user.role,
    tenantId: user.tenant_id,
    rank: role.rank,
    permissions: role.permissions,
    features,
    provedAt: session.proved_at,
    ...(viewerId !== null && viewerSessionId !== null
      ? { viewer: { userId: viewerId, sessionId: viewerSessionId } }
      : {}),
    ...(membershipId === null ? {} : { membershipId })
  }
}

/** The actors of the active sessions among the given ones, by session id, read from the database. */
export async function findActiveActors(
  { database, now }: Pick<Services, 'database' | 'now'>,
  sessionIds: readonly string[]
): Promise<Map<string, Actor>> {
  if (sessionIds.length === 0) return new Map()
  const all = await findSessionRights(database, sessionIds)
  const active = all.filter((rights) => isActive(rights, now()))
  return new Map(active.map((rights) => [rights.session.id, toActor(rights)]))
}

type RefreshResult =
  | { kind: 'issued'; issued: IssuedSession }
  | { kind: 'reused'; state: SessionState }
  | { kind: 'dead'; state?: SessionState }

/**
 * Refreshes a session (refresh token rotation with reuse detection). Each token works once; the previous one returns
 * the same successor for ten seconds. Any other reuse counts as theft: the whole family is revoked (security bar 21).
 */
export async function refreshSession(call: Call, secret: string): Promise<IssuedSession> {
  const { services } = call
  const hash = await sha256(secret)
  const presented = await findRefreshToken(services.database.db, hash)
  if (presented === undefined) return limitRefusedRefresh(call)
  await limitRefresh(call, presented.session_id)
  const nextToken = randomToken()
  const encryptedNextToken = await encryptNextToken(secret, nextToken)
  const outcome = await call.transaction((transaction) =>
    replaceTokens(call, transaction, { hash, secret, nextToken, encryptedNextToken })
  )
  if (outcome.kind === 'issued') return outcome.issued
  if (outcome.kind === 'reused') services.sessionCache.forget(outcome.state.session.id)
  if (outcome.kind === 'reused') return limitRefusedRefresh(call)
  const why = outcome.kind === 'dead' ? endReason(outcome.state) : undefined
  throw new ApiError('auth.refresh', why === undefined ? [] : [{ path: '', message: why }])
}

interface TokenReplacement {
  hash: string
  secret: string
  nextToken: string
  encryptedNextToken: string
}

async function replaceTokens(
  call: Call,
  transaction: CallTransaction,
  { hash, secret, nextToken, encryptedNextToken }: TokenReplacement
): Promise<RefreshResult> {
  const time = call.services.now()
  const presented = await findRefreshToken(transaction, hash)
  if (presented === undefined) return { kind: 'dead' }
  // Locks the session's row first, so that a concurrent sign-out comes wholly before or after.
  const state = await findSessionState(transaction, presented.session_id)
  if (state === undefined) return { kind: 'dead' }
  if (!isActive(state, time)) return { kind: 'dead', state }
  if (!(await touchSession(transaction, { id: state.session.id, now: time, ip: call.caller.ip })))
    return { kind: 'dead' }
  if (await replaceRefreshToken(transaction, { hash, successor: encryptedNextToken, now: time })) {
    await insertRefreshToken(transaction, {
      hash: await sha256(nextToken),
      session_id: state.session.id,
      counter: presented.counter + 1,
      created_at: time,
      replaced_at: null,
      successor: null
    })
    return { kind: 'issued', issued: { state, refreshToken: nextToken } }
  }
  const replaced = await findRefreshToken(transaction, hash)
  if (replaced !== undefined && (await isInGracePeriod(transaction, replaced, time)))
    return {
      kind: 'issued',
      issued: { state, refreshToken: await decryptNextToken(secret, replaced.successor ?? '') }
    }
  await endTokenFamily(call, transaction, state)
  return { kind: 'reused', state }
}

async function isInGracePeriod(
  transaction: Transaction<Tables>,
  { session_id, counter, replaced_at }: RefreshTokenRow,
  time: number
): Promise<boolean> {
  if (replaced_at === null || time - replaced_at > graceMs) return false
  return (await findNewestCounter(transaction, session_id)) === counter + 1
}

async function endTokenFamily(
  { services }: Call,
  transaction: CallTransaction,
  { session, user }: SessionState
): Promise<void> {
  await revokeSession(transaction, session.id, { now: services.now(), reason: 'reuse' })
  await transaction.audit(
    'auth.refresh-reuse',
    { type: 'session', id: session.id },
    { outcome: 'refused', actorId: user.id }
  )
  await transaction.mail(user, { kind: 'sessions-ended' })
}

/**
 * Signs out: revokes the session of an access token or refresh token. The response does not reveal whether there was
 * one.
 */
export async function endSession(
  call: Call,
  { token, secret }: { token: string | undefined; secret: string | undefined }
): Promise<void> {
  const { services } = call
  const claims = token === undefined ? undefined : await services.tokens.verify(token)
  const hash = secret === undefined ? undefined : await sha256(secret)
  await call.transaction(async (transaction) => {
    const id =
      claims?.sessionId ??
      (hash === undefined ? undefined : (await findRefreshToken(transaction, hash))?.session_id)
    const state = id === undefined ? undefined : await findSessionState(transaction, id)
    if (state === undefined) return
    const ended = await revokeSession(transaction, state.session.id, {
      now: services.now(),
      reason: 'sign-out'
    })
    if (!ended) return
    await transaction.audit(
      'auth.logout',
      { type: 'session', id: state.session.id },
      { actorId: state.user.id }
    )
    services.sessionCache.forget(state.session.id)
  })
}

/** Id of the session of a refresh cookie. */
export async function findSessionOfCookie(
  queries: Queries,
  cookie: string | undefined
): Promise<string | undefined> {
  return cookie === undefined
    ? undefined
    : (await findRefreshToken(queries, await sha256(cookie)))?.session_id
}

/** Revokes the previous session of a browser that signs in again, against session fixation (ASVS 5.0, 7.2.4). */
export async function endReplacedSession(
  { services }: Call,
  transaction: CallTransaction,
  sessionId: string | undefined
): Promise<void> {
  if (sessionId === undefined) return
  await revokeSession(transaction, sessionId, { now: services.now(), reason: 'signed-in-again' })
  transaction.afterCommit(() => services.sessionCache.forget(sessionId))
}

/** Revokes a user's sessions at once, all or all but one; returns how many. */
export async function endUserSessions(
  { services }: Pick<Call, 'services'>,
  transaction: CallTransaction,
  { userId, reason, except }: { userId: string; reason: string; except?: string | undefined }
): Promise<number> {
  const ended = await revokeUserSessions(transaction, userId, { now: services.now(), reason, except })
  // After the commit: an earlier read would cache the sessions again.
  transaction.afterCommit(() => services.sessionCache.forgetUser(userId))
  return ended.length
}
