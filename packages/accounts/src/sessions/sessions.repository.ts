import type { RoleId } from '@sitewright/api'
import type { Selectable } from 'kysely'
import { hasUpdated, type Queries } from '../db/database.ts'
import type { RefreshTokensTable } from '../db/tables.ts'
import type { SessionRow } from '../db/rows.ts'
import { missingRole } from '../roles/role.ts'
import { findRoles, getRoleOf } from '../roles/roles.repository.ts'
import type { SessionState } from '../roles/session-state.ts'
export type RefreshTokenRow = Selectable<RefreshTokensTable>

export async function insertSession(
  queries: Queries,
  session: SessionRow,
  token: RefreshTokenRow
): Promise<void> {
  await queries.insertInto('sessions').values(session).execute()
  await queries.insertInto('refresh_tokens').values(token).execute()
}

export async function findSessionState(
  queries: Queries,
  sessionId: string
): Promise<SessionState | undefined> {
  const session = await queries
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (session === undefined) return undefined
  const user = await queries
    .selectFrom('users')
    .selectAll()
    .where('id', '=', session.user_id)
    .executeTakeFirst()
  if (user === undefined) return undefined
  const role = await getRoleOf(queries, user)
  return { session, user, role, twoFactorEnabled: user.second_factor === 1 }
}

/** Several sessions with their users, as `findSessionState` finds one. */
export async function findSessionStates(
  queries: Queries,
  sessionIds: readonly string[]
): Promise<Omit<SessionState, 'twoFactorEnabled'>[]> {
  const sessions = await queries.selectFrom('sessions').selectAll().where('id', 'in', sessionIds).execute()
  const userIds = [...new Set(sessions.map((session) => session.user_id))]
  if (userIds.length === 0) return []
  const users = await queries.selectFrom('users').selectAll().where('id', 'in', userIds).execute()
  const byId = new Map(users.map((user) => [user.id, user]))
  const roles = new Map((await findRoles(queries)).map((role) => [role.id, role]))
  return sessions.flatMap((session) => {
    const user = byId.get(session.user_id)
    return user === undefined ? [] : [{ session, user, role: roles.get(user.role) ?? missingRole(user.role) }]
  })
}

export function findRefreshToken(queries: Queries, hash: string): Promise<RefreshTokenRow | undefined> {
  return queries.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Marks a session as used; false if it was revoked. It also locks the row until the transaction ends. */
export async function touchSession(
  queries: Queries,
  { id, now, ip }: { id: string; now: number; ip: string }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('sessions')
      .set({ last_used_at: now, ip })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Replaces a refresh token once; false if it was replaced before. */
export async function replaceRefreshToken(
  queries: Queries,
  { hash, successor, now }: { hash: string; successor: string; now: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('refresh_tokens')
      .set({ replaced_at: now, successor })
      .where('hash', '=', hash)
      .where('replaced_at', 'is', null)
      .executeTakeFirst()
  )
}

export async function insertRefreshToken(queries: Queries, token: RefreshTokenRow): Promise<void> {
  await queries.insertInto('refresh_tokens').values(token).execute()
}

/** Counter of the newest token of a session. */
export async function findNewestCounter(queries: Queries, sessionId: string): Promise<number> {
  const { newest } = await queries
    .selectFrom('refresh_tokens')
    .select(({ fn }) => fn.max('counter').as('newest'))
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
  return newest
}

export interface Revocation {
  now: number
  reason: string
}

/** Revokes one session; false if it was revoked before. */
export async function revokeSession(
  queries: Queries,
  id: string,
  { now, reason }: Revocation
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('sessions')
      .set({ revoked_at: now, revoke_reason: reason })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Revokes a user's sessions, all or all but one; returns their ids. */
export async function revokeUserSessions(
  queries: Queries,
  userId: string,
  { now, reason, except }: Revocation & { except?: string | undefined }
): Promise<string[]> {
  const rows = await queries
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Revokes the sessions of all users with a role. */
export async function revokeSessionsOfRole(
  queries: Queries,
  role: RoleId,
  { now, reason }: Revocation
): Promise<void> {
  await ofRole(queries, role).set({ revoked_at: now, revoke_reason: reason }).execute()
}

/** Revokes the sessions in the admin area of all users with a role. */
export async function revokeAdminSessionsOfRole(
  queries: Queries,
  role: RoleId,
  { now, reason }: Revocation
): Promise<void> {
  await ofRole(queries, role)
    .set({ revoked_at: now, revoke_reason: reason })
    .where('area', '=', 'admin')
    .execute()
}

function ofRole(queries: Queries, role: RoleId) {
  return queries
    .updateTable('sessions')
    .where('revoked_at', 'is', null)
    .where('user_id', 'in', queries.selectFrom('users').select('id').where('role', '=', role))
}

/** A user's active sessions, most recently used first. */
export function findActiveSessions(queries: Queries, userId: string, now: number): Promise<SessionRow[]> {
  return queries
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
}
