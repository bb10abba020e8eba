import type { TenantFeatureId } from '@sitewright/api'
import { sql } from 'kysely'
import type { Queries } from '../db/database.ts'

/** How much of what is kept works only with a feature. What is done and then over cannot be counted. */
export type FeatureUses = Partial<Record<TenantFeatureId, number>>

/** Counts what switching features off would stop. */
export async function countFeatureUses(
  queries: Queries,
  { tenant, now }: { tenant: string; now: number }
): Promise<FeatureUses> {
  const ofTenant = sql`users.tenant_id = ${tenant} and users.status = 'active'`
  const { rows } = await sql<Record<'keys' | 'links', number | string>>`select
    (select count(*) from users join api_keys on api_keys.user_id = users.id
      where ${ofTenant} and api_keys.expires_at > ${now}) as "keys",
    (select count(*) from users join saved_projects on saved_projects.user_id = users.id
      where ${ofTenant} and saved_projects.share_hash is not null and saved_projects.deleted_at is null) as "links"
  `.execute(queries)
  const [row] = rows
  if (row === undefined) throw new Error('A query that counts gives one row')
  return { 'api-keys': Number(row.keys), 'share-links': Number(row.links) }
}
