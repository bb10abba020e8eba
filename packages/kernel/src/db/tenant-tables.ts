import type {
  BillingPeriod,
  DomainOutcome,
  IsolationProbe,
  PlanId,
  RoleId,
  TenantStatus
} from '@sitewright/api'
import type { Generated } from 'kysely'
import type { Time } from './tables.ts'

/** A plan: a monthly and a yearly price in hundredths of its currency, and limits; null for no price or no limit. */
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
  /** API requests per calendar month. */
  requests_limit: number | null
  /** JSON: ids of the features that the plan excludes. */
  features_off: string
}

/** An organisation, whose users see and manage only each other. */
export interface TenantsTable {
  id: string
  name: string
  /** The name without case and accents, for sorting. */
  name_key: string
  subdomain: string
  domain: string | null
  status: TenantStatus
  /** The previous status, to which the last change can be undone; null where it cannot. */
  status_before: TenantStatus | null
  status_changed_at: Time | null
  suspend_reason: string | null
  plan_id: PlanId
  period: BillingPeriod
  admin_id: string | null
  search_text: string
  /** Limits that override those of the plan; null to inherit. */
  users_limit: number | null
  storage_limit: number | null
  requests_limit: number | null
  /** JSON: features that override the plan, `on` or `off` by id. */
  feature_overrides: string
  /** Last measurements: bytes, API requests of this month, users active within a week, and the last activity. */
  storage_bytes: number | null
  requests: number | null
  active_users: number | null
  last_activity: Time | null
  measured_at: Time | null
  /** The highest threshold of each limit, in percent, that was notified; 0 for none. */
  told_users: number
  told_storage: number
  told_requests: number
  /** Raised with each change (optimistic locking). */
  revision: number
  created_at: Time
  updated_at: Time
}

/** The domain of a tenant, and its verification. */
export interface TenantDomainsTable {
  tenant_id: string
  domain: string
  /** The expected content of its TXT record; renewed with each change of the domain. */
  token: string
  /** Null until verified; a domain is verified for at most one tenant. */
  proved_at: Time | null
  /** Time and result of the last DNS lookup, by a user or the daily task. */
  checked_at: Time | null
  outcome: DomainOutcome | null
  /** Consecutive daily lookups that did not find the record. */
  misses: number
  /** The next daily lookup is due a day after this time. */
  looked_at: Time | null
}

/** The current billing of a tenant. */
export interface TenantBillingTable {
  tenant_id: string
  /** Start of its uninterrupted billing, from which periods are counted. */
  billing_anchor: Time
  /** The last billed period; null while nothing is billed. */
  period_start: Time | null
  period_end: Time | null
  /** The price of that period, in hundredths; the unused part is credited from it. */
  price: number
  currency: string
  plan_name: string
  /** The invoice of that period. */
  invoice_id: string | null
  /** JSON: lines for the next invoice. */
  carried: string
}

/** An invoice of a tenant. It outlives the tenant. */
export interface InvoicesTable {
  id: string
  tenant_id: string
  /** The name of the tenant when it was issued. */
  tenant_name: string
  year: number
  /** Sequence number within the year, over all tenants. */
  sequence: number
  number: string
  period_start: Time
  period_end: Time
  /** JSON: lines with amounts in hundredths. */
  lines: string
  currency: string
  total: number
  status: 'open' | 'paid' | 'void'
  issued_at: Time
  due_at: Time
  paid_at: Time | null
  paid_note: string | null
  reminded_at: Time | null
  /** When the tenant was suspended for it: only once, so that a manual activation lasts. */
  suspended_at: Time | null
  /** Number of payment pages that were requested. */
  payment_attempts: Generated<number>
  revision: number
}

/** The membership of a user in a tenant other than their own. */
export interface MembershipsTable {
  id: string
  tenant_id: string
  user_id: string
  role: RoleId
  created_at: Time
}

/** A mailed invitation to become a member of a tenant. */
export interface TenantInvitationsTable {
  id: string
  tenant_id: string
  email: string
  role: RoleId
  /** Expiry follows from the time. */
  state: 'open' | 'accepted' | 'revoked'
  token_hash: string
  /** The user who invited or last resent it, and answers for the role; the account may be deleted. */
  invited_by: string
  accepted_by: string | null
  created_at: Time
  /** When the link was last mailed. */
  sent_at: Time
  expires_at: Time
  ended_at: Time | null
}

/** When a user was last shown the satisfaction survey. */
export interface SatisfactionAsksTable {
  user_id: string
  asked_at: Time
  answered_at: Time | null
}

/** An answer to the satisfaction survey. */
export interface SatisfactionAnswersTable {
  id: string
  user_id: string
  tenant_id: string
  score: number
  /** May be empty. */
  comment: string
  answered_at: Time
}

/** The result of a tenant isolation probe. */
export interface IsolationProbesTable {
  id: string
  layer: IsolationProbe['layer']
  started_at: Time
  ended_at: Time
  /** `command line`. */
  started_by: string
  routes: number
  objects: number
  comparisons: number
  /** Number of differences, of which only the first are stored. */
  found: number
  /** JSON. */
  differences: string
  /** JSON: routes without a proof. */
  unproven: string
}

export interface TenantTables {
  plans: PlansTable
  tenants: TenantsTable
  tenant_domains: TenantDomainsTable
  tenant_billing: TenantBillingTable
  invoices: InvoicesTable
  memberships: MembershipsTable
  tenant_invitations: TenantInvitationsTable
  satisfaction_asks: SatisfactionAsksTable
  satisfaction_answers: SatisfactionAnswersTable
  isolation_probes: IsolationProbesTable
}
