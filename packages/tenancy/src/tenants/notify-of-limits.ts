import { tenantLimitNames, type LimitUse, type TenantLimitName } from '@sitewright/api'
import type { Updateable } from 'kysely'
import { hasUpdated, isOneOf, type TenantsTable } from '@sitewright/kernel/db'
import { systemCall } from '@sitewright/kernel/call'
import { mailOfLimit } from './mail-of-limit.ts'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { findTenantsByIds, type TenantFacts } from './tenants.repository.ts'
import { noFigures, toTenant } from './to-tenant.ts'

/** Thresholds of a limit in percent, the highest first. */
const marks = [100, 80] as const

const notifiedColumns = {
  users: 'told_users',
  storage: 'told_storage',
  requests: 'told_requests'
} as const satisfies Record<TenantLimitName, keyof TenantsTable>

/**
 * Notifies administrators with access to tenants, and the admin of each tenant, that 80 % or all of a limit is used, by
 * notice and mail: once, and again only after the use was below in between.
 */
export async function notifyOfLimits(services: Services, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await findTenantsByIds(services.database.db, isOneOf(services.database, 'tenants.id', ids))
  for (const row of rows) {
    await tellOfTenant(services, row)
    await yieldToEventLoop()
  }
}

async function tellOfTenant(services: Services, row: TenantFacts): Promise<void> {
  const uses = toUses(row)
  const changes: Updateable<TenantsTable> = {}
  const crossed: TenantLimitName[] = []
  for (const name of tenantLimitNames) {
    const mark = toMark(uses[name])
    if (mark === row[notifiedColumns[name]]) continue
    changes[notifiedColumns[name]] = mark
    if (mark > row[notifiedColumns[name]]) crossed.push(name)
  }
  if (Object.keys(changes).length === 0) return
  const { id, name, admin_id: adminId } = row
  const link = `/admin/tenants?tenant=${id}`
  const watchers = { permission: 'tenants.read', tenantId: null } as const
  await systemCall(services).transaction(async (transaction) => {
    const notified = Object.keys(changes) as (typeof notifiedColumns)[TenantLimitName][]
    const update = await notified
      .reduce(
        (query, column) => query.where(column, '=', row[column]),
        transaction.updateTable('tenants').set(changes).where('id', '=', id)
      )
      .executeTakeFirst()
    // Another server has notified of it in the meantime.
    if (!hasUpdated(update)) return
    for (const limitName of crossed) {
      const use = uses[limitName] ?? { used: 0, limit: 0 }
      const notice = {
        kind: 'tenant.limit',
        facts: { name, limitName, ...use },
        subject: { type: 'tenant', id: `${id} ${limitName}` }
      } as const
      await transaction.notify({
        ...notice,
        link,
        to: watchers
      })
      if (adminId !== null) await transaction.notify({ ...notice, link: null, to: { userId: adminId } })
      await mailOfLimit(services, transaction, {
        facts: { tenant: name, limitName, ...use },
        link,
        watchers,
        adminId
      })
    }
  })
}

function toUses(row: TenantFacts): Record<TenantLimitName, LimitUse | undefined> {
  const { users, storage, metrics } = toTenant(row, noFigures)
  const toUse = (used: number | null, limit: number | null) =>
    used === null || limit === null ? undefined : { used, limit }
  return {
    users: toUse(users.total, users.limit),
    storage: toUse(storage.used, storage.limit),
    requests: toUse(metrics.apiRequests, metrics.apiRequestsLimit)
  }
}

/** The highest threshold that a use has reached. */
function toMark(use: LimitUse | undefined): number {
  if (use === undefined) return 0
  return marks.find((mark) => use.used * 100 >= use.limit * mark) ?? 0
}
