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
  /** JSON: ids of the features that tenants of the plan lack. */
  features_off: string
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
  /** JSON: features that it has otherwise than its plan, `on` or `off` by their ids. */
  feature_overrides: string
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

/** The domain of a tenant, and whether it is proved. */
export interface TenantDomainsTable {
  tenant_id: string
  domain: string
  /** What its TXT record has to say; another one after each change of the domain. */
  token: string
  /** Null where it is not proved; of all tenants with a domain one has proved it. */
  proved_at: Time | null
  /** When DNS was asked last, by a person or the daily task, and what was found. */
  checked_at: Time | null
  outcome: DomainOutcome | null
  /** Daily looks in a row that did not find the record. */
  misses: number
  /** From when a day is counted to the next daily look. */
  looked_at: Time | null
}

/** What is billed to a tenant now. */
export interface TenantBillingTable {
  tenant_id: string
  /** From when it is billed without a gap: its periods are counted from it. */
  billing_anchor: Time
  /** The period that was billed last; null while none is billed. */
  period_start: Time | null
  period_end: Time | null
  /** What that period costs, in hundredths; by it the unused part is credited. */
  price: number
  currency: string
  plan_name: string
  /** The invoice of the period. */
  invoice_id: string | null
  /** JSON: lines for the next invoice. */
  carried: string
}

/** An invoice of a tenant. It stays when the tenant is deleted. */
export interface InvoicesTable {
  id: string
  tenant_id: string
  /** The name of the tenant when it was issued. */
  tenant_name: string
  year: number
  /** Runs in the year, over all tenants. */
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
  /** When the tenant was suspended for it: that happens once, also where a person activates the tenant again. */
  suspended_at: Time | null
  /** How many payment pages were asked for. */
  payment_attempts: Generated<number>
  revision: number
}

/** Somebody who works in a tenant that they do not belong to. */
export interface MembershipsTable {
  id: string
  tenant_id: string
  user_id: string
  role: RoleId
  created_at: Time
}

/** Somebody who was asked by mail to come into a tenant. */
export interface TenantInvitationsTable {
  id: string
  tenant_id: string
  email: string
  role: RoleId
  /** Whether its end has come, the time says. */
  state: 'open' | 'accepted' | 'revoked'
  token_hash: string
  /** Whoever answers for the role; their account may be gone. */
  invited_by: string
  accepted_by: string | null
  created_at: Time
  /** When its link was mailed last. */
  sent_at: Time
  expires_at: Time
  ended_at: Time | null
}

/** When somebody was asked last how satisfied they are. */
export interface SatisfactionAsksTable {
  user_id: string
  asked_at: Time
  answered_at: Time | null
}

/** How satisfied somebody was. */
export interface SatisfactionAnswersTable {
  id: string
  user_id: string
  tenant_id: string
  score: number
  /** May be empty. */
  comment: string
  answered_at: Time
}

/** What a probe of isolation has found. */
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
  /** How many differences; the first of them are kept. */
  found: number
  /** JSON. */
  differences: string
  /** JSON: routes. */
  unproven: string
}

/** Tables of the tenants. */
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
