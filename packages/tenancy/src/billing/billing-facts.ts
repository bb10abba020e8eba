import { invoiceLimits, type Money } from '@sitewright/api'
import { sql } from 'kysely'
import { type Database, isOneOf } from '@sitewright/kernel/db'
import { toCarriedLines } from './billing.repository.ts'

/** Billing figures of a tenant. */
export interface BillingFacts {
  /** Start of the next billing period; null where none was billed. */
  nextBilling: number | null
  /** Lines carried to the next invoice, by currency. */
  carried: Money[]
  hasInvoices: boolean
  overdueSince: number | null
  /** Overdue amounts, by currency. */
  overdue: Money[]
  /** When overdue invoices suspend it automatically; null for never. */
  suspendsAt: number | null
  /** Paid invoices, by currency. */
  revenue: Money[]
}

/** Billing figures of a tenant without invoices. */
export const noBilling: BillingFacts = {
  nextBilling: null,
  carried: [],
  hasInvoices: false,
  overdueSince: null,
  overdue: [],
  suspendsAt: null,
  revenue: []
}

type Sum = number | string | null

/** Finds the billing figures of some tenants, by tenant id. */
export async function findBillingFacts(
  database: Pick<Database, 'engine' | 'db'>,
  { ids, now }: { ids: readonly string[]; now: number }
): Promise<ReadonlyMap<string, BillingFacts>> {
  const { db } = database
  const facts = new Map<string, BillingFacts>()
  const factsOf = (id: string): BillingFacts => {
    const known = facts.get(id) ?? { ...noBilling, overdue: [], revenue: [] }
    facts.set(id, known)
    return known
  }
  const billed = await db
    .selectFrom('tenant_billing')
    .select(['tenant_id', 'period_end', 'carried'])
    .where(isOneOf(database, 'tenant_id', ids))
    .execute()
  for (const row of billed) {
    const known = factsOf(row.tenant_id)
    known.nextBilling = row.period_end
    known.carried = toCarriedLines(row)
  }
  const sums = await db
    .selectFrom('invoices')
    .select(['tenant_id', 'currency'])
    .select([
      sql<Sum>`sum(case when status = 'paid' then total end)`.as('paid'),
      sql<Sum>`min(case when status = 'open' and due_at <= ${now} then due_at end)`.as('due'),
      sql<Sum>`sum(case when status = 'open' and due_at <= ${now} then total end)`.as('owed'),
      sql<Sum>`min(case when status = 'open' and due_at <= ${now} and suspended_at is null then due_at end)`.as(
        'threat'
      )
    ])
    .where(isOneOf(database, 'tenant_id', ids))
    .where('status', '<>', 'void')
    .groupBy(['tenant_id', 'currency'])
    .orderBy('currency')
    .execute()
  for (const { tenant_id: id, currency, paid, due, owed, threat } of sums) {
    const known = factsOf(id)
    known.hasInvoices = true
    known.overdueSince = earlier(known.overdueSince, due)
    known.suspendsAt = earlier(
      known.suspendsAt,
      threat === null ? null : Number(threat) + invoiceLimits.graceMs
    )
    if (owed !== null) known.overdue.push({ amount: Number(owed), currency })
    if (paid !== null) known.revenue.push({ amount: Number(paid), currency })
  }
  return facts
}

function earlier(one: number | null, other: Sum): number | null {
  if (other === null) return one
  return one === null ? Number(other) : Math.min(one, Number(other))
}

/** Invoices that were paid in the calendar year (UTC) of a moment, by currency. */
export async function findRevenueOfYear({ db }: Pick<Database, 'db'>, now: number): Promise<Money[]> {
  const year = new Date(now).getUTCFullYear()
  const rows = await db
    .selectFrom('invoices')
    .select(['currency', sql<number | string>`sum(total)`.as('amount')])
    .where('status', '=', 'paid')
    .where('paid_at', '>=', Date.UTC(year, 0))
    .where('paid_at', '<', Date.UTC(year + 1, 0))
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
}
