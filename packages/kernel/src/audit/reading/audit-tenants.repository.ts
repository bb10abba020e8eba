import { sql, type SqlBool } from 'kysely'
import type { Queries } from '../../db/database.ts'

/** Maximum number of results. */
const most = 8

/** Ids of tenants that contain a text, for the filter of the log. Tenants come from the counters of users. */
export async function findTenantIds(queries: Queries, search: string): Promise<string[]> {
  const pattern = `%${search.toLowerCase().replaceAll(/[%_\\]/gu, (sign) => `\\${sign}`)}%`
  const rows = await queries
    .selectFrom('user_counts')
    .select('tenant')
    .distinct()
    .where('tenant', '!=', '')
    .where(sql<SqlBool>`lower(tenant) like ${pattern} escape '\\'`)
    .orderBy('tenant')
    .limit(most)
    .execute()
  return rows.map(({ tenant }) => tenant)
}
