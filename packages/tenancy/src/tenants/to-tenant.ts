import type { SatisfactionScore, Tenant } from '@sitewright/api'
import { noBilling, type BillingFacts } from '../billing/billing-facts.ts'
import { toDomainRecord } from '../domains/domain-record.ts'
import type { TenantFacts } from './tenants.repository.ts'

/** The price of a tenant's plan for its billing period, in hundredths; null where it has none. */
export function priceOf(row: Pick<TenantFacts, 'period' | 'monthly_price' | 'yearly_price'>): number | null {
  return toNumber(row.period === 'monthly' ? row.monthly_price : row.yearly_price)
}

/** Figures of a tenant from billing and satisfaction. */
export interface TenantFigures {
  bills: BillingFacts
  satisfaction: SatisfactionScore
}

/** The figures of a tenant without any, or where they are not requested. */
export const noFigures: TenantFigures = { bills: noBilling, satisfaction: null }

export function toTenant(row: TenantFacts, { bills, satisfaction }: TenantFigures): Tenant {
  const amount = priceOf(row)
  const isBilled = row.status === 'active' && amount !== null && amount > 0
  const ownLimits = {
    users: toNumber(row.users_limit),
    storageBytes: toNumber(row.storage_limit),
    apiRequests: toNumber(row.requests_limit)
  }
  return {
    id: row.id,
    name: row.name,
    domain: row.domain,
    domainProof: toDomainProof(row),
    subdomain: row.subdomain,
    status: row.status,
    plan: row.plan_id,
    planName: row.plan_name,
    createdAt: row.created_at,
    lastActivity: toNumber(row.last_activity),
    users: {
      total: Number(row.users),
      active: Number(row.enabled_users),
      limit: ownLimits.users ?? toNumber(row.plan_users)
    },
    storage: {
      used: toNumber(row.storage_bytes),
      limit: ownLimits.storageBytes ?? toNumber(row.plan_storage),
      unit: 'bytes'
    },
    billing: {
      amount,
      currency: row.currency,
      period: row.period,
      nextBilling: isBilled ? bills.nextBilling : null,
      nextAmount: isBilled && bills.nextBilling !== null ? toNextAmount(amount, row.currency, bills) : null,
      status: bills.hasInvoices ? (bills.overdueSince === null ? 'current' : 'overdue') : null,
      overdueSince: bills.overdueSince,
      overdue: bills.overdue,
      suspendsAt: row.status === 'active' ? bills.suspendsAt : null
    },
    admin: toAdmin(row),
    metrics: {
      apiRequests: toNumber(row.requests),
      apiRequestsLimit: ownLimits.apiRequests ?? toNumber(row.plan_requests),
      activeUsers: toNumber(row.active_users),
      revenue: bills.revenue,
      satisfaction
    },
    suspension:
      row.status === 'suspended' && row.suspend_reason !== null && row.status_changed_at !== null
        ? { reason: row.suspend_reason, since: row.status_changed_at }
        : null,
    ownLimits,
    measuredAt: toNumber(row.measured_at),
    revision: row.revision
  }
}

function toAdmin(row: TenantFacts): Tenant['admin'] {
  const { admin_id: id, admin_email: email } = row
  if (id === null || email === null) return null
  return { id, email, name: `${row.admin_first_name} ${row.admin_last_name}`, avatar: row.admin_avatar }
}

/** The price with the lines that were carried to it; an amount below zero is carried to the invoice after it. */
function toNextAmount(price: number, currency: string, { carried }: BillingFacts): number {
  const lines = carried.filter((line) => line.currency === currency)
  return Math.max(
    0,
    lines.reduce((sum, { amount }) => sum + amount, price)
  )
}

function toDomainProof(row: TenantFacts): Tenant['domainProof'] {
  const { domain, domain_token: token } = row
  if (domain === null || token === null) return null
  return {
    record: toDomainRecord({ domain, token }),
    provedAt: toNumber(row.proved_at),
    checkedAt: toNumber(row.checked_at),
    outcome: row.domain_outcome,
    misses: row.domain_misses ?? 0
  }
}

/** Postgres returns sums as strings. */
function toNumber(value: number | string | null): number | null {
  return value === null ? null : Number(value)
}
