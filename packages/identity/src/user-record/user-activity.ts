import type { ActivityQuery, UserActivityEntry } from '@sitewright/api'
import type { ActivityRow } from '../account/activity.repository.ts'
import { findActivityPage, toActivityEntry } from '../account/activity.ts'
import { isOneOf } from '@sitewright/kernel/db'
import type { Actor } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { readChangedFacts } from './audit-facts.ts'

/** A page of actions by and on a user; other users are named where the reader may see them. */
export async function listUserActivity(
  services: Pick<Services, 'database'>,
  { userId, reader }: { userId: string; reader: Pick<Actor, 'tenantId'> },
  query: ActivityQuery
): Promise<{ entries: UserActivityEntry[]; next: string | null }> {
  const { rows, next } = await findActivityPage(services, userId, query)
  const names = await findNames(services, rows, reader)
  const toNamed = (id: string | null) => {
    const name = id === null || id === userId ? undefined : names.get(id)
    return id === null || name === undefined ? null : { id, name }
  }
  const entries = rows.map((row) => ({
    ...toActivityEntry(row, userId),
    own: row.actor_id === userId && row.impersonator_id === null,
    actor: toNamed(row.impersonator_id ?? row.actor_id),
    subject: row.subject_type === 'user' ? toNamed(row.subject_id) : null,
    ...readChangedFacts(row.details)
  }))
  return { entries, next }
}

/** The names of the users in audit entries; a tenant sees those of its own users. */
async function findNames(
  { database }: Pick<Services, 'database'>,
  rows: readonly ActivityRow[],
  { tenantId }: Pick<Actor, 'tenantId'>
): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ actor_id, impersonator_id, subject_type: type, subject_id: subject }) => [
    ...[actor_id, impersonator_id].filter((id) => id !== null),
    ...(type === 'user' && subject !== null ? [subject] : [])
  ])
  const users = await database.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where(isOneOf(database, 'id', [...new Set(ids)]))
    .$if(tenantId !== null, (some) => some.where('tenant_id', '=', tenantId))
    .execute()
  return new Map(users.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]))
}
