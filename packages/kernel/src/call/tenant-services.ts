import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { untilRole } from '../db/tenant-rows.ts'
import type { Actor } from '../request/caller.ts'
import type { Services } from '../services/services.ts'

/**
 * The services for an actor of a tenant: with row-level security, rows of other tenants are invisible (security bar
 * 32). For an actor of the installation they are unchanged.
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
 * Runs a part of an unrestricted transaction with the rows of one tenant only, where there is row-level security.
 *
 * @param work Gets the restricted services.
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
