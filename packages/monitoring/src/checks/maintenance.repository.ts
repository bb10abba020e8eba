import type { Selectable } from 'kysely'
import type { MaintenanceWindowsTable, Queries } from '@sitewright/kernel/db'

export type MaintenanceRow = Selectable<MaintenanceWindowsTable>

export function findRunningWindows(queries: Queries, now: number): Promise<MaintenanceRow[]> {
  return queries
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .execute()
}

/** Windows that end after a time, the latest first. */
export function findWindows(queries: Queries, endsAfter: number, most: number): Promise<MaintenanceRow[]> {
  return queries
    .selectFrom('maintenance_windows')
    .selectAll()
    .where('ends_at', '>', endsAfter)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
}

export function findWindow(queries: Queries, id: string): Promise<MaintenanceRow | undefined> {
  return queries.selectFrom('maintenance_windows').selectAll().where('id', '=', id).executeTakeFirst()
}
