import {
  ApiError,
  checkMessages,
  maintenanceLimits,
  type ApiCalls,
  type MaintenanceWindow
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { findChecks } from './checks.repository.ts'
import { findWindow, findWindows, type MaintenanceRow } from './maintenance.repository.ts'

type NewWindow = ApiCalls['POST /api/admin/maintenance']['input']['body']

/** Lists the windows that run, are scheduled, or ended recently. */
export async function listMaintenance({ services }: UserCall): Promise<MaintenanceWindow[]> {
  const { retentionDays, windows } = maintenanceLimits
  const rows = await findWindows(services.database.db, services.now() - retentionDays * 86_400_000, windows)
  return rows.map(toWindow)
}

export function addMaintenance(
  call: UserCall,
  { reason, startsAt, endsAt, checkIds }: NewWindow
): Promise<MaintenanceWindow> {
  const { services } = call
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const now = services.now()
    if (endsAt <= now) throw refuse('endsAt', checkMessages.endsInPast)
    const open = await findWindows(transaction, now, maintenanceLimits.windows)
    if (open.length >= maintenanceLimits.windows) throw new ApiError('maintenance.too-many')
    const known = new Set((await findChecks(transaction)).map(({ id }) => id))
    if (checkIds?.some((id) => !known.has(id)) === true) throw refuse('checkIds', checkMessages.parentUnknown)
    const row: MaintenanceRow = {
      id: newId(),
      tenant_id: null,
      reason,
      starts_at: startsAt,
      ends_at: endsAt,
      check_ids: checkIds === null ? null : JSON.stringify([...new Set(checkIds)]),
      created_at: now
    }
    await transaction.insertInto('maintenance_windows').values(row).execute()
    await recordChange(transaction, 'maintenance.add', { before: undefined, after: row })
    return toWindow(row)
  })
}

/** Ends a window that runs. */
export function endMaintenance(call: UserCall, id: string): Promise<MaintenanceWindow> {
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const before = await getWindow(transaction, id)
    const now = call.services.now()
    if (before.ends_at <= now) return toWindow(before)
    // A window that has not begun ends at its start, so that it is over in every list.
    const after = { ...before, starts_at: Math.min(before.starts_at, now), ends_at: now }
    await transaction
      .updateTable('maintenance_windows')
      .set({ starts_at: after.starts_at, ends_at: now })
      .where('id', '=', id)
      .execute()
    await recordChange(transaction, 'maintenance.end', { before, after })
    return toWindow(after)
  })
}

/** Deletes a window that has not begun. */
export function deleteMaintenance(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    await transaction.lock('checks')
    const before = await getWindow(transaction, id)
    if (before.starts_at <= call.services.now()) throw new ApiError('maintenance.begun')
    await transaction.deleteFrom('maintenance_windows').where('id', '=', id).execute()
    await recordChange(transaction, 'maintenance.delete', { before, after: undefined })
  })
}

async function getWindow(queries: Queries, id: string): Promise<MaintenanceRow> {
  const row = await findWindow(queries, id)
  if (row === undefined) throw new ApiError('maintenance.not-found')
  return row
}

async function recordChange(
  transaction: CallTransaction,
  action: 'maintenance.add' | 'maintenance.end' | 'maintenance.delete',
  { before, after }: Record<'before' | 'after', MaintenanceRow | undefined>
): Promise<void> {
  const id = (after ?? before)?.id ?? ''
  const describe = (row: MaintenanceRow | undefined) => (row === undefined ? null : toWindow(row))
  transaction.publish('checks', { ids: [] }, { tenantId: null })
  await transaction.audit(
    action,
    { type: 'maintenance', id },
    { details: { before: describe(before), after: describe(after) } }
  )
}

function refuse(path: string, message: string): ApiError {
  return new ApiError('request.invalid', [{ path, message }])
}

function toWindow({ id, reason, starts_at, ends_at, check_ids }: MaintenanceRow): MaintenanceWindow {
  return {
    id,
    reason,
    startsAt: starts_at,
    endsAt: ends_at,
    checkIds: check_ids === null ? null : (JSON.parse(check_ids) as string[])
  }
}
