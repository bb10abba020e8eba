import type { CarriedLine } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'
import { findBilling, saveBilling, toCarriedLines } from './billing.repository.ts'
import { lineMessages } from './messages.ts'
import { unusedPart } from './proration.ts'

/** The plan that a tenant changes to. */
export interface NewPlan {
  planName: string
  currency: string
  /** Price for its billing period, in hundredths; null where it has none. */
  price: number | null
  /** Whether the billing period changes between month and year as well. */
  isPeriodNew: boolean
}

/**
 * Prorates a change of plan within a period that was billed: carries to the next invoice a credit for the unused part
 * of the old plan, and the price of the new one for the rest. Another billing period begins at once, since a month and
 * a year cannot be prorated against each other.
 */
export async function carryPlanChange(
  queries: Queries,
  { tenantId, now, plan }: { tenantId: string; now: number; plan: NewPlan }
): Promise<void> {
  const billing = await findBilling(queries, tenantId)
  if (billing?.period_start == null || billing.period_end === null) return
  const period = { start: billing.period_start, end: billing.period_end }
  // Never the start of the period, which a clock that was set back could give: each period begins once.
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
