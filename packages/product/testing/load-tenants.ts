import { planIds, tenantStatuses } from '@sitewright/api'
import { sql } from 'kysely'
import type { Database } from '@sitewright/kernel/db'
import { nameOf } from './load-users.ts'

const day = 24 * 60 * 60_000
const chunk = 500
/** Users of one statement: a trigger runs for each row. */
const peopleAtOnce = 5000

const at = <T>(values: readonly T[], index: number): T => {
  const value = values[index % values.length]
  if (value === undefined) throw new Error('There are no values.')
  return value
}

/**
 * Seeds tenants with a domain, a billed period, a paid and an overdue invoice and a member from another tenant each,
 * and distributes the users among them.
 */
export async function seedTenants(
  { db, engine }: Database,
  { tenants, people }: { tenants: number; people: number }
): Promise<void> {
  const now = Date.now()
  const year = new Date(now).getUTCFullYear()
  for (let from = 0; from < tenants; from += chunk) {
    const numbers = Array.from({ length: Math.min(chunk, tenants - from) }, (_, index) => from + index)
    await db
      .insertInto('tenants')
      .values(numbers.map((index) => toTenantRow(index, now)))
      .execute()
    await db
      .insertInto('tenant_domains')
      .values(
        numbers.map((index) => ({
          tenant_id: `tenant-${index}`,
          domain: domainOf(index),
          token: `token-${index}`,
          proved_at: index % 2 === 0 ? now : null,
          checked_at: now,
          outcome: index % 2 === 0 ? ('proved' as const) : ('no-name' as const),
          misses: 0,
          looked_at: now
        }))
      )
      .execute()
    await db
      .insertInto('tenant_billing')
      .values(
        numbers.map((index) => ({
          tenant_id: `tenant-${index}`,
          billing_anchor: now - 30 * day,
          period_start: now - (index % 30) * day,
          period_end: now + (30 - (index % 30)) * day,
          price: 4900,
          currency: 'EUR',
          plan_name: 'Starter',
          invoice_id: `invoice-${index}-1`,
          carried: '[]'
        }))
      )
      .execute()
    await db
      .insertInto('invoices')
      .values(
        numbers.flatMap((index) =>
          (['paid', 'open'] as const).map((status, kind) => ({
            id: `invoice-${index}-${kind}`,
            tenant_id: `tenant-${index}`,
            tenant_name: nameOf(index % 4096),
            year,
            sequence: 2 * index + kind + 1,
            number: `${year}-${2 * index + kind + 1}`,
            period_start: now - (kind + 1) * 30 * day,
            period_end: now - kind * 30 * day,
            lines: '[]',
            currency: 'EUR',
            total: 4900,
            status,
            issued_at: now - 20 * day,
            due_at: now - 6 * day,
            paid_at: status === 'paid' ? now - 10 * day : null,
            paid_note: null,
            reminded_at: null,
            suspended_at: null,
            revision: 1
          }))
        )
      )
      .execute()
  }
  for (let from = 0; from < people; from += peopleAtOnce)
    await sql`
      update users set tenant_id = 'tenant-' || (cast(substr(users.id, 8) as integer) % ${sql.lit(tenants)})
      where users.id in (
        with recursive numbers (n) as (
          select ${sql.lit(from)} union all select n + 1 from numbers
          where n < ${sql.lit(Math.min(from + peopleAtOnce, people) - 1)}
        ) select 'person-' || n from numbers)`.execute(db)
  for (let from = 0; from < tenants; from += chunk)
    await sql`
      insert into memberships (id, tenant_id, user_id, role, created_at)
      select 'member-' || id, 'tenant-' || ((cast(substr(id, 8) as integer) + 1) % ${sql.lit(tenants)}),
        'person-' || substr(id, 8), 'user', created_at
      from tenants order by id limit ${sql.lit(chunk)} offset ${sql.lit(from)}`.execute(db)
  if (engine === 'postgres')
    await sql`vacuum analyze users, user_counts, tenants, tenant_domains, tenant_billing, memberships, invoices`.execute(
      db
    )
}

const domainOf = (index: number): string => `t-${index}.co.uk`

function toTenantRow(index: number, now: number) {
  const name = `${nameOf(index % 4096)} ${nameOf((index * 40_503 + 17) % 4096)}`
  const subdomain = `t-${index}`
  return {
    id: `tenant-${index}`,
    name,
    name_key: name.toLowerCase(),
    subdomain,
    domain: domainOf(index),
    status: at(tenantStatuses, index),
    status_before: null,
    status_changed_at: null,
    suspend_reason: null,
    plan_id: at(planIds, index),
    period: 'monthly' as const,
    admin_id: `person-${index}`,
    search_text: `${name} ${subdomain} ${domainOf(index)}`.toLowerCase(),
    users_limit: null,
    storage_limit: null,
    requests_limit: null,
    feature_overrides: '{}',
    storage_bytes: (index * 7919) % 6_000_000_000,
    requests: (index * 31) % 120_000,
    active_users: index % 50,
    last_activity: now - index * 60_000,
    measured_at: now,
    told_users: 0,
    told_storage: 0,
    told_requests: 0,
    revision: 1,
    created_at: now - index * 3_600_000,
    updated_at: now
  }
}
