import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { untilRole } from '../db/tenant-rows.ts'
import type { Actor } from '../request/caller.ts'
import type { Services } from '../services/services.ts'

/**
 * The services as somebody of a tenant has them: where the database has row-level security, its rows of other tenants
 * are not there (security bar 32). Others get the services as they are.
 */
export function toTenantServices(
  services: Services,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>
): Services {
  const { database, reader } = services
  if (tenantId === null || database.ofTenant === undefined) return services
  const rows = { tenantId, userId }
  return { ...services, database: database.ofTenant(rows), reader: reader.ofTenant?.(rows) ?? reader }
}

/**
 * Runs a part of a transaction of the whole database as somebody of a tenant would: with the rows of that tenant alone,
 * where there is row-level security.
 *
 * @param work Gets the services with which it is to work.
 */
export async function withTenantRows<T>(
  services: Services,
  transaction: Transaction<Tables>,
  { tenantId, userId }: Pick<Actor, 'tenantId' | 'userId'>,
  work: (services: Services) => Promise<T>
): Promise<T> {
  const { narrow } = services.database
  if (tenantId === null || narrow === undefined) return work(services)
  await narrow(transaction, { tenantId, userId })
  return untilRole(transaction, 'none', () => work(toTenantServices(services, { tenantId, userId })))
}
