import type { BillingPeriod, PlanId, TenantStatus } from '@sitewright/api'
import type { Time } from './tables.ts'

/** A plan: a price by month and by year in hundredths of its currency, and limits; null where there is none. */
export interface PlansTable {
  id: PlanId
  name: string
  position: number
  currency: string
  monthly_price: number | null
  yearly_price: number | null
  users_limit: number | null
  /** In bytes. */
  storage_limit: number | null
  /** API requests a calendar month. */
  requests_limit: number | null
}

/** An organisation whose users see and manage each other alone. */
export interface TenantsTable {
  id: string
  name: string
  /** The name without case and accents, by which it is sorted. */
  name_key: string
  subdomain: string
  domain: string | null
  status: TenantStatus
  /** The status before, by which its last change is taken back; null where that cannot be. */
  status_before: TenantStatus | null
  status_changed_at: Time | null
  /** Why it was suspended last. */
  suspend_reason: string | null
  plan_id: PlanId
  period: BillingPeriod
  admin_id: string | null
  search_text: string
  /** Limits of its own; null for those of its plan. */
  users_limit: number | null
  storage_limit: number | null
  requests_limit: number | null
  /** As last measured: bytes, API requests of this month, users seen within a week, and the last of them. */
  storage_bytes: number | null
  requests: number | null
  active_users: number | null
  last_activity: Time | null
  measured_at: Time | null
  /** The highest mark of each limit, in percent, of which somebody was told; 0 for none. */
  told_users: number
  told_storage: number
  told_requests: number
  /** Rises with each change, so that two administrators do not overwrite each other. */
  revision: number
  created_at: Time
  updated_at: Time
}

/** Tables of the tenants. */
export interface TenantTables {
  plans: PlansTable
  tenants: TenantsTable
}
