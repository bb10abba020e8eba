import type { ApiCalls, UserSelection } from '@sitewright/api'
import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import { isOneOf, type Tables } from '@sitewright/kernel/db'
import { findRoles } from '@sitewright/kernel/sessions'
import { readOneRow } from '@sitewright/kernel/services'
import { applyScope } from '@sitewright/kernel/users'
import { selectAdded } from './user-selection.ts'

type BulkEffects = ApiCalls['POST /api/admin/users/bulk/effects']['answer']

interface CountedEffects {
  people: number | string | null
  own: number | string | null
  above: number | string | null
  sessions: number | string | null
  apiKeys: number | string | null
  projects: number | string | null
}

/** Counts the effects of a bulk action before it runs, with the reader. */
export async function countBulkEffects(call: UserCall, users: UserSelection): Promise<BulkEffects> {
  const { services, actor } = call
  const { db } = services.database
  const roles = await findRoles(db)
  const higher = roles.filter(({ rank }) => rank > actor.rank).map(({ id }) => id)
  const isAbove = isOneOf(services.database, 'users.role', higher)
  const now = services.now()
  const ofReached = (count: RawBuilder<unknown>) =>
    sql<
      number | string | null
    >`sum(case when ${isAbove} or users.id = ${actor.userId} then 0 else (${count}) end)`
  const query = selectUsers(call, users)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('people'),
      sql<number | string | null>`sum(case when users.id = ${actor.userId} then 1 else 0 end)`.as('own'),
      sql<number | string | null>`sum(case when ${isAbove} then 1 else 0 end)`.as('above'),
      ofReached(sql`select count(*) from sessions where sessions.user_id = users.id
        and sessions.revoked_at is null and sessions.expires_at > ${now}`).as('sessions'),
      ofReached(sql`select count(*) from api_keys where api_keys.user_id = users.id
        and api_keys.expires_at > ${now}`).as('apiKeys'),
      ofReached(sql`select count(*) from saved_projects where saved_projects.user_id = users.id
        and saved_projects.deleted_at is null`).as('projects')
    ])
    .$castTo<CountedEffects>()
  const row = await readOneRow(services, query.compile())
  return {
    people: Number(row.people),
    // The sum of no rows is null.
    own: Number(row.own ?? 0) > 0,
    above: Number(row.above ?? 0),
    sessions: Number(row.sessions ?? 0),
    apiKeys: Number(row.apiKeys ?? 0),
    projects: Number(row.projects ?? 0)
  }
}

function selectUsers(
  { services: { database, now }, actor: { tenantId: tenant } }: UserCall,
  users: UserSelection
): SelectQueryBuilder<Tables, 'users', object> {
  const all = database.db.selectFrom('users')
  const ofTenant = all.$if(tenant !== null, (query) => query.where('tenant_id', '=', tenant ?? ''))
  if (Array.isArray(users)) return ofTenant.where(isOneOf(database, 'users.id', users))
  if ('addedBy' in users)
    return ofTenant.where('users.id', 'in', selectAdded(database.db, users.addedBy).select('subject_id'))
  const matching = applyScope(database, all, { ...users.filter, tenant }, { now: now(), found: 'by index' })
  return matching.where(({ not }) => not(isOneOf(database, 'users.id', users.except)))
}
