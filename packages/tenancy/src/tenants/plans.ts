import { ApiError, tenantFeatureIds, type Plan, type PlanChanges, type PlanUses } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { parseFeaturesOff } from '@sitewright/kernel/limits'
import { countPlanUses } from './count-feature-uses.ts'
import type { PlanRow } from './tenants.repository.ts'
import { toLimitColumns } from './tenants.usecases.ts'

/** Lists the plans in their order. */
export async function listPlans({ services }: UserCall): Promise<Plan[]> {
  const rows = await services.database.db.selectFrom('plans').selectAll().orderBy('position').execute()
  return rows.map(toPlan)
}

/** Counts what a change of a plan's features would affect. */
export function readPlanUses({ services }: UserCall, plan: Plan['id']): Promise<PlanUses> {
  return countPlanUses(services, { plan, now: services.now() })
}

export function changePlan(call: UserCall, id: Plan['id'], changes: PlanChanges): Promise<Plan> {
  const { currency, monthlyPrice, yearlyPrice, limits, features } = changes
  return call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    const before = await transaction.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst()
    if (before === undefined) throw new ApiError('plan.not-found')
    const after: PlanRow = {
      ...before,
      ...(currency === undefined ? {} : { currency }),
      ...(monthlyPrice === undefined ? {} : { monthly_price: monthlyPrice }),
      ...(yearlyPrice === undefined ? {} : { yearly_price: yearlyPrice }),
      ...(limits === undefined ? {} : toLimitColumns(limits)),
      ...(features === undefined
        ? {}
        : { features_off: JSON.stringify(tenantFeatureIds.filter((each) => !features.includes(each))) })
    }
    await transaction.updateTable('plans').set(after).where('id', '=', id).execute()
    if (features !== undefined) transaction.afterCommit(() => call.services.sessionCache.forgetTenant())
    transaction.publish('tenants', { ids: [] }, { tenantId: null })
    await transaction.audit(
      'plan.change',
      { type: 'plan', id },
      { details: { before: toPlan(before), after: toPlan(after) } }
    )
    return toPlan(after)
  })
}

function toPlan(row: PlanRow): Plan {
  const off = parseFeaturesOff(row.features_off)
  return {
    id: row.id,
    name: row.name,
    currency: row.currency,
    monthlyPrice: row.monthly_price,
    yearlyPrice: row.yearly_price,
    limits: {
      users: row.users_limit,
      storageBytes: row.storage_limit,
      apiRequests: row.requests_limit
    },
    features: tenantFeatureIds.filter((each) => !off.includes(each))
  }
}
