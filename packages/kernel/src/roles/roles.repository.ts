import type { RoleId } from '@sitewright/api'
import type { Insertable, Updateable } from 'kysely'
import { hasUpdated, type Queries } from '../db/database.ts'
import type { RolesTable } from '../db/roles-table.ts'
import { missingRole, toRoleState, type RoleState } from './role.ts'

/** All roles, from the highest rank to the lowest. */
export async function findRoles(queries: Queries): Promise<RoleState[]> {
  const rows = await queries
    .selectFrom('roles')
    .selectAll()
    .orderBy('rank', 'desc')
    .orderBy('built_in', 'desc')
    .orderBy('name_key')
    .execute()
  return rows.map(toRoleState)
}

export async function findRole(queries: Queries, id: RoleId): Promise<RoleState | undefined> {
  const row = await queries.selectFrom('roles').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toRoleState(row)
}

/** The role of a user; a deleted one allows nothing. */
export async function getRoleOf(queries: Queries, { role }: { role: RoleId }): Promise<RoleState> {
  return (await findRole(queries, role)) ?? missingRole(role)
}

/** Inserts a role; false if its name is taken. */
export async function insertRole(queries: Queries, role: Insertable<RolesTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await queries
    .insertInto('roles')
    .values(role)
    .onConflict((conflict) => conflict.column('name_key').doNothing())
    .executeTakeFirst()
  return inserted === 1n
}

/** Updates a role by its version; false if it was changed meanwhile (optimistic locking). */
export async function updateRoleRow(
  queries: Queries,
  { id, version }: Pick<RoleState, 'id' | 'version'>,
  changes: Updateable<RolesTable>
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('roles')
      .set({ ...changes, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
  )
}

/** Whether another role has a name or id with this key of `toRoleNameKey`, which would be ambiguous. */
export async function isRoleNameTaken(queries: Queries, nameKey: string, except?: RoleId): Promise<boolean> {
  const found = await queries
    .selectFrom('roles')
    .select('id')
    .where(({ or, eb }) => or([eb('name_key', '=', nameKey), eb('id', '=', nameKey)]))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

export async function deleteRoleRow(queries: Queries, id: RoleId): Promise<void> {
  await queries.deleteFrom('roles').where('id', '=', id).execute()
}

/** Number of users by role, of a tenant; null counts all. */
export async function countUsersByRole(
  queries: Queries,
  tenant: string | null
): Promise<ReadonlyMap<RoleId, number>> {
  const rows = await queries
    .selectFrom('user_counts')
    .select(['role', ({ fn }) => fn.sum<number | string>('people').as('people')])
    .$if(tenant !== null, (some) => some.where('tenant', '=', tenant ?? ''))
    .groupBy('role')
    .execute()
  return new Map(rows.map(({ role, people }) => [role, Number(people)]))
}
