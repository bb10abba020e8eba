import type { Tenant } from '@sitewright/api'
import { StorageBar } from '../../../ui/meter/meter.tsx'
import { formatCount, formatStorage } from '../format-tenant.ts'
import { tenantMessages as words } from '../messages.ts'

interface UsageProps {
  label: string
  used: number | null
  limit: number | null
  format: (value: number) => string
}

function Usage({ label, used, limit, format }: UsageProps) {
  if (used === null) return <span title={words.notMeasured}>–</span>
  if (limit === null) return words.noLimit(format(used))
  return (
    <StorageBar label={label} used={used} limit={limit} text={words.ofLimit(format(used), format(limit))} />
  )
}

/** Users of a tenant: their number divided by the limit (spec 2 §9). */
export function UserUsage({ tenant: { name, users } }: { tenant: Tenant }) {
  return <Usage label={words.usersOf(name)} used={users.total} limit={users.limit} format={formatCount} />
}

/** Storage of a tenant; above 80 % the bar is red, with the percentage (spec 2 §9). */
export function StorageUsage({ tenant: { name, storage } }: { tenant: Tenant }) {
  return (
    <Usage label={words.storageOf(name)} used={storage.used} limit={storage.limit} format={formatStorage} />
  )
}

export function RequestUsage({ tenant: { name, metrics } }: { tenant: Tenant }) {
  const { apiRequests: used, apiRequestsLimit: limit } = metrics
  return <Usage label={words.requestsOf(name)} used={used} limit={limit} format={formatCount} />
}
