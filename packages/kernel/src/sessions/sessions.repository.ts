import type { MissingFeatures, RoleId } from '@sitewright/api'
import { type RawBuilder, type Selectable, sql, type SqlBool } from 'kysely'
import { hasUpdated, type Database, type Queries } from '../db/database.ts'
import type { RefreshTokensTable } from '../db/session-tables.ts'
import type { SessionRow, UserRow } from '../db/rows.ts'
import { missingRole, type RoleState } from '../roles/role.ts'
import { findRoles, getRoleOf } from '../roles/roles.repository.ts'
import type { SessionState } from '../roles/session-state.ts'
import { toMissingFeatures } from '../tenant-features/feature-state.ts'
import { findUserOfSession } from './user-with-tenant.ts'

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
  const found = await findUserOfSession(queries, session)
  if (found === undefined) return undefined
  const { user, isTenantSuspended, features } = found
  const role = await getRoleOf(queries, user)
  return { session, user, role, twoFactorEnabled: user.second_factor === 1, isTenantSuspended, features }
}

/** The part of a session that decides whether it is active, and what its user may do. */
export interface SessionRights {
  session: Pick<
    SessionRow,
    | 'id'
    | 'area'
    | 'proved_at'
    | 'revoked_at'
    | 'expires_at'
    | 'last_used_at'
    | 'idle_ms'
    | 'viewer_id'
    | 'viewer_session_id'
    | 'membership_id'
  >
  user: Pick<UserRow, 'id' | 'status' | 'role' | 'tenant_id'>
  role: RoleState
  isTenantSuspended: boolean
  features: MissingFeatures | null
}

/** The rights of many sessions at once. Their ids are one parameter, so that the statement is always the same. */
export async function findSessionRights(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  sessionIds: readonly string[]
): Promise<SessionRights[]> {
  const json = JSON.stringify(sessionIds)
  const ids =
    engine === 'sqlite'
      ? sql<string>`(select value from json_each(${json}))`
      : sql<string>`(select jsonb_array_elements_text(${json}::jsonb))`
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.id', '=', 'sessions.membership_id')
        .onRef('memberships.user_id', '=', 'sessions.user_id')
    )
    .leftJoin('tenants as joined', 'joined.id', 'memberships.tenant_id')
    // The tenant that the session works in, which need not be the user's own.
    .leftJoin('tenants as worked', (join) =>
      join.on('worked.id', '=', sql`coalesce(memberships.tenant_id, users.tenant_id)`)
    )
    .leftJoin('plans', 'plans.id', 'worked.plan_id')
    .select(['sessions.id', 'area', 'proved_at', 'revoked_at', 'expires_at', 'last_used_at', 'idle_ms'])
    .select(['users.id as user_id', 'users.status', 'users.role', 'users.tenant_id'])
    .select(['viewer_id', 'viewer_session_id', 'membership_id', 'tenants.status as tenant_status'])
    .select([
      'memberships.role as member_role',
      'joined.id as member_tenant',
      'joined.status as member_status'
    ])
    .select(['plans.name as plan_name', 'plans.features_off', 'worked.feature_overrides'])
    .where('sessions.id', 'in', ids)
    // A viewer does not receive the events of the user.
    .where('viewer_id', 'is', null)
    .execute()
  const roles = new Map((await findRoles(db)).map((role) => [role.id, role]))
  return rows.flatMap(({ user_id, status, role, tenant_id, tenant_status, ...row }) => {
    const {
      member_role: memberRole,
      member_tenant: memberTenant,
      member_status: memberStatus,
      plan_name,
      features_off,
      feature_overrides,
      ...session
    } = row
    const isMember = session.membership_id !== null
    if (isMember && memberRole === null) return []
    const held = isMember && memberRole !== null ? memberRole : role
    return [
      {
        session,
        user: { id: user_id, status, role: held, tenant_id: isMember ? memberTenant : tenant_id },
        role: roles.get(held) ?? missingRole(held),
        isTenantSuspended: tenant_status === 'suspended' || memberStatus === 'suspended',
        features: toMissingFeatures({ plan_name, features_off, feature_overrides })
      }
    ]
  })
}

export function findRefreshToken(queries: Queries, hash: string): Promise<RefreshTokenRow | undefined> {
  return queries.selectFrom('refresh_tokens').selectAll().where('hash', '=', hash).executeTakeFirst()
}

/** Updates the last use of a session; false if it was revoked. It also locks the row until the transaction ends. */
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
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('membership_id', 'is', null),
          eb('user_id', 'in', queries.selectFrom('users').select('id').where('role', '=', role))
        ]),
        eb('membership_id', 'in', queries.selectFrom('memberships').select('id').where('role', '=', role))
      ])
    )
}

/** Revokes the sessions of many users; returns whose they were. */
export function revokeSessionsOfUsers(
  queries: Queries,
  ofUsers: RawBuilder<SqlBool>,
  { now, reason }: Revocation
): Promise<Pick<SessionRow, 'id' | 'user_id'>[]> {
  return queries
    .updateTable('sessions')
    .set({ revoked_at: now, revoke_reason: reason })
    .where(ofUsers)
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute()
}

/** A user's own active sessions, most recently used first. */
export function findActiveSessions(queries: Queries, userId: string, now: number): Promise<SessionRow[]> {
  return queries
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('viewer_id', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .limit(100)
    .execute()
}
