import type { MissingFeatures } from '@sitewright/api'
import type { Queries } from '../db/database.ts'
import { featureColumns, toMissingFeatures } from './feature-state.ts'

/** The features that a tenant lacks, read from the database; null for the installation. */
export async function findMissingFeatures(
  queries: Queries,
  tenantId: string | null
): Promise<MissingFeatures | null> {
  if (tenantId === null) return null
  const row = await queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .select(featureColumns)
    .where('tenants.id', '=', tenantId)
    .executeTakeFirst()
  return row === undefined ? null : toMissingFeatures(row)
}
