import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Queries, TenantDomainsTable } from '@sitewright/kernel/db'

export type DomainRow = Selectable<TenantDomainsTable>

/** The domain of a tenant with its verification; undefined where it has none. */
export function findDomain(queries: Queries, tenantId: string): Promise<DomainRow | undefined> {
  return queries.selectFrom('tenant_domains').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
}

/** Replaces the domain of a tenant, and resets its verification. */
export async function replaceDomain(
  queries: Queries,
  {
    tenant_id: tenantId,
    domain,
    token
  }: Pick<Insertable<TenantDomainsTable>, 'tenant_id' | 'token'> & {
    domain: string | null
  }
): Promise<void> {
  await queries.deleteFrom('tenant_domains').where('tenant_id', '=', tenantId).execute()
  if (domain !== null)
    await queries
      .insertInto('tenant_domains')
      .values({
        tenant_id: tenantId,
        domain,
        token,
        proved_at: null,
        checked_at: null,
        outcome: null,
        misses: 0,
        looked_at: null
      })
      .execute()
}

export async function updateDomain(
  queries: Queries,
  tenantId: string,
  changes: Updateable<TenantDomainsTable>
): Promise<void> {
  await queries.updateTable('tenant_domains').set(changes).where('tenant_id', '=', tenantId).execute()
}

/** The name of another tenant for which a domain is verified. */
export async function findOwner(
  queries: Queries,
  { domain, tenant_id: tenantId }: Pick<DomainRow, 'domain' | 'tenant_id'>
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('tenant_domains')
    .innerJoin('tenants', 'tenants.id', 'tenant_domains.tenant_id')
    .select('tenants.name')
    .where('tenant_domains.domain', '=', domain)
    .where('proved_at', 'is not', null)
    .where('tenant_id', '<>', tenantId)
    .executeTakeFirst()
  return row?.name
}

/** Verified domains that were not checked since a moment, those that wait longest first. */
export function findDomainsToRecheck(
  queries: Queries,
  { before, limit }: { before: number; limit: number }
): Promise<DomainRow[]> {
  return queries
    .selectFrom('tenant_domains')
    .selectAll()
    .where('proved_at', 'is not', null)
    .where('looked_at', '<=', before)
    .orderBy('looked_at')
    .limit(limit)
    .execute()
}
