import type { CompiledQuery } from 'kysely'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { findRowRange } from '@sitewright/kernel/audit'
import { type Database, type Queries, isOneOf } from '@sitewright/kernel/db'

/** The fields of an audit entry that a replay reads. */
export interface ReplayedEntry {
  at: number
  action: string
  outcome: 'done' | 'refused'
  actor_id: string
  /** The details of a refused attempt; null for others. */
  refusal: string | null
}

const actions = [
  'auth.login',
  'auth.lock',
  'auth.second-factor',
  'auth.step-up',
  'auth.unlock',
  'auth.reset-password'
]

/** The query of all sign-ins since a time, in order, for a reader. */
export async function compileSignIns(
  database: Pick<Database, 'engine' | 'db'>,
  from: number,
  limit: number
): Promise<CompiledQuery<ReplayedEntry>> {
  const range = (await findRowRange(database.db, { from })) ?? { first: 1, last: 0 }
  return database.db
    .selectFrom('audit')
    .select(['at', 'action', 'outcome', 'actor_id'])
    .select(sql<string | null>`case when outcome = 'refused' then details end`.as('refusal'))
    .where('seq', '>=', range.first)
    .where('seq', '<=', range.last)
    .where('at', '>=', from)
    .where('action', 'in', actions)
    .where('actor_id', 'is not', null)
    .orderBy('seq')
    .limit(limit)
    .$narrowType<{ actor_id: string }>()
    .compile()
}

/** Selects active users by a condition. */
export interface AffectedQuery {
  condition: RawBuilder<SqlBool>
  /** Roles with access to the control panel. */
  administrative: readonly string[]
  self: string
  now: number
}

/** A user whom a change affects. */
export interface AffectedRow {
  id: string
  email: string
  first_name: string
  last_name: string
  role: string
  /** Sort key: 0 for the caller, 1 for administrators, 2 for others. */
  place: number | string
}

interface AffectedCounts {
  total: number
  administrators: number
  /** Locked after failed sign-ins, so that they cannot sign in now either. */
  locked: number
  /** With an unverified email address. */
  unverified: number
  includesYou: boolean
}

/** Number of users who meet a condition, by group. */
export async function countAffected(
  database: Pick<Database, 'engine' | 'db'>,
  { condition, administrative, self, now }: AffectedQuery
): Promise<AffectedCounts> {
  const isAdministrator = isOneOf(database, 'users.role', administrative)
  const counted = await database.db
    .selectFrom('users')
    .where('users.status', '=', 'active')
    .where(condition)
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .select(
      sql<number | string | null>`sum(case when ${isAdministrator} then 1 else 0 end)`.as('administrators')
    )
    .select(sql<number | string | null>`sum(case when users.id = ${self} then 1 else 0 end)`.as('own'))
    .select(sql<number | string | null>`sum(case when ${isLocked(now)} then 1 else 0 end)`.as('locked'))
    .select(
      sql<number | string | null>`sum(case when users.email_verified_at is null then 1 else 0 end)`.as(
        'unverified'
      )
    )
    .executeTakeFirstOrThrow()
  return {
    total: Number(counted.total),
    administrators: Number(counted.administrators ?? 0),
    locked: Number(counted.locked ?? 0),
    unverified: Number(counted.unverified ?? 0),
    includesYou: Number(counted.own ?? 0) > 0
  }
}

/** The users who meet a condition, in display order, after a given one. */
export function findAffected(
  database: Pick<Database, 'engine' | 'db'>,
  { condition, administrative, self }: AffectedQuery,
  { limit, after }: { limit: number; after: { place: number; email: string } | undefined }
): Promise<AffectedRow[]> {
  const isAdministrator = isOneOf(database, 'users.role', administrative)
  const place = sql<
    number | string
  >`case when users.id = ${self} then 0 when ${isAdministrator} then 1 else 2 end`
  let query = database.db
    .selectFrom('users')
    .where('users.status', '=', 'active')
    .where(condition)
    .select(['users.id', 'users.email', 'users.first_name', 'users.last_name', 'users.role'])
    .select(place.as('place'))
  if (after !== undefined)
    query = query.where(
      sql<SqlBool>`(${place} > ${after.place} or (${place} = ${after.place} and users.email > ${after.email}))`
    )
  return query.orderBy(place).orderBy('users.email').limit(limit).execute()
}

function isLocked(now: number): RawBuilder<SqlBool> {
  return sql`exists (select 1 from attempts where attempts.account = users.id
    and attempts.device = 'any' and attempts.locked_until > ${now})`
}

/** The active user has no second factor. */
export const lacksSecondFactor = sql<SqlBool>`users.second_factor = 0`

/** The active user has a password, but neither a passkey nor an identity of an enabled provider. */
export const hasPasswordOnly = sql<SqlBool>`users.password_hash is not null
  and not exists (select 1 from passkeys where passkeys.user_id = users.id)
  and not exists (
    select 1 from identities join identity_providers on identity_providers.id = identities.provider
    where identities.user_id = users.id and identity_providers.enabled = 1)`

/** Durations of use of the sessions whose lifetime the setting determines. */
export async function findSessionSpans(
  queries: Queries,
  administrative: readonly string[]
): Promise<number[]> {
  const rows = await queries
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(sql<number | string>`sessions.last_used_at - sessions.created_at`.as('span'))
    .where((on) =>
      on.or([
        on('sessions.remember', '=', 0),
        on('sessions.area', '=', 'admin'),
        on('users.role', 'in', [...administrative, ''])
      ])
    )
    .where(sql<SqlBool>`sessions.last_used_at - sessions.created_at >= 3600000`)
    .limit(200_000)
    .execute()
  return rows.map(({ span }) => Number(span))
}
