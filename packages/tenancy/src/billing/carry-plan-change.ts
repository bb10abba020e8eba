import type { CarriedLine } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'
import { findBilling, saveBilling, toCarriedLines } from './billing.repository.ts'
import { lineMessages } from './messages.ts'
import { unusedPart } from './proration.ts'

/** The plan that a tenant changes to. */
export interface NewPlan {
  planName: string
  currency: string
  /** Of its period, in hundredths; null where it has none. */
  price: number | null
  /** Whether the tenant is billed by another period as well. */
  isPeriodNew: boolean
}

/**
 * Keeps lines for the next invoice when a tenant changes its plan within a period that was billed: a credit for the unused
 * part of the old one, and what the new one costs for the rest. Another period begins at once, since a year and a month
 * have no part in common that a rest could be measured by.
 */
export async function carryPlanChange(
  queries: Queries,
  { tenantId, now, plan }: { tenantId: string; now: number; plan: NewPlan }
): Promise<void> {
  const billing = await findBilling(queries, tenantId)
  if (billing?.period_start == null || billing.period_end === null) return
  const period = { start: billing.period_start, end: billing.period_end }
  // Never its very beginning, which a clock that was set back could give: each period begins once.
  const at = Math.max(period.start + 1, Math.min(now, period.end))
  const { planName, currency, price, isPeriodNew } = plan
  const rest = { kind: 'proration', start: at, end: period.end } as const
  const lines: CarriedLine[] = [
    {
      ...rest,
      description: lineMessages.unused(billing.plan_name),
      amount: -unusedPart(billing.price, period, at),
      currency: billing.currency
    }
  ]
  if (!isPeriodNew)
    lines.push({
      ...rest,
      description: lineMessages.rest(planName),
      amount: unusedPart(price ?? 0, period, at),
      currency
    })
  await saveBilling(queries, {
    ...billing,
    ...(isPeriodNew
      ? { billing_anchor: at, period_end: at, price: 0 }
      : { price: price ?? 0, currency, plan_name: planName }),
    carried: JSON.stringify([...toCarriedLines(billing), ...lines.filter(({ amount }) => amount !== 0)])
  })
}
