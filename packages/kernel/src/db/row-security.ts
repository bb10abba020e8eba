import type { Tables } from './tables.ts'

/** Settings of a connection that the policies read. */
export const tenantSetting = 'sitewright.tenant'
export const userSetting = 'sitewright.user'

/** Which rows of a table a tenant may read and write. */
export type TableRows =
  /**
   * SQL over the columns of the table. Inserted rows have to match it too, unless `insert` allows any or only the
   * tenant's; `update: 'tenant'` restricts updates to the tenant's.
   */
  | { where: string; insert?: 'any' | 'tenant'; update?: 'tenant' }
  /** All rows: shared by the whole installation. */
  | 'shared'
  /** None: internal to the installation. */
  | 'none'

/** The id of the tenant whose rows a connection has; as a subquery it is evaluated once per statement, not per row. */
export const currentTenant = `(select current_setting('${tenantSetting}', true))`

/** The id of the user as whom a connection works. */
export const currentUser = `(select current_setting('${userSetting}', true))`

/** Rows whose `tenant_id` is the tenant's. */
export const isOfTenant = `tenant_id = ${currentTenant}`

/** Rows of the tenant. */
export const ofTenant: TableRows = { where: isOfTenant }

/** Rows that belong to a user: those of the tenant's users, and the user's own. */
export const ofUser = (table: string, column = 'user_id'): TableRows => ({
  where: `${column} = ${currentUser} or exists (
    select 1 from users where users.id = ${table}.${column} and users.tenant_id = ${currentTenant})`
})

/** Rows that belong to a row of another table. */
export const partOf = (table: string, column: string, whole: string, key = 'id'): TableRows => ({
  where: `exists (select 1 from ${whole} as whole where whole.${key} = ${table}.${column})`
})

/** The row-level security of an area's tables; calls of tenants reach no table that no area names. */
export type RowSecurity = Readonly<Partial<Record<keyof Tables, TableRows>>>
