import {
  ApiError,
  satisfactionLimits,
  type NewTenant,
  type Tenant,
  type TenantChanges,
  type TenantPage,
  type TenantQuery,
  type TenantSummary
} from '@sitewright/api'
import { foldText } from '@sitewright/text'
import { findBillingFacts, findRevenueOfYear, noBilling } from '../billing/billing-facts.ts'
import { carryPlanChange } from '../billing/carry-plan-change.ts'
import { closeBilling } from '../billing/close-billing.ts'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId, randomToken } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { domainTokenBytes } from '../domains/domain-record.ts'
import { replaceDomain } from '../domains/domains.repository.ts'
import { closePagesOfTenant } from '../payments/close-payment-pages.ts'
import { deleteAnswersOf, findOverallScore, findScores } from '../satisfaction/satisfaction.repository.ts'
import type { Services } from '@sitewright/kernel/services'
import { moveAdmin } from './move-admin.ts'
import {
  countTenants,
  deleteTenantRow,
  findTenant,
  findTenantPage,
  hasUsers,
  insertTenant,
  isSubdomainTaken,
  updateTenant,
  type TenantFacts,
  type TenantRow
} from './tenants.repository.ts'
import { noFigures, priceOf, toTenant, type TenantFigures } from './to-tenant.ts'

/** A tenant is near a limit above this percentage (spec 2 §9). */
const nearPercent = 80

export async function listTenants({ services }: UserCall, query: TenantQuery): Promise<TenantPage> {
  const { database, now } = services
  const { rows, total } = await findTenantPage(database.db, { ...query, now: now() })
  const figuresOf = await findFigures(
    services,
    rows.map(({ id }) => id)
  )
  const tenants = rows.map((row) => toTenant(row, figuresOf(row.id)))
  return { tenants, page: query.page, limit: query.limit, total }
}

/** Counts tenants, with the revenue of this year and the overall satisfaction score. */
export async function summarizeTenants({ services }: UserCall): Promise<TenantSummary> {
  const { database, now } = services
  const counts = await countTenants(database.db, nearPercent)
  const satisfaction = await findOverallScore(database.db, now() - satisfactionLimits.retentionMs)
  return { ...counts, revenue: await findRevenueOfYear(database, now()), satisfaction }
}

export async function getTenant({ services }: Pick<UserCall, 'services'>, id: string): Promise<Tenant> {
  const figuresOf = await findFigures(services, [id])
  return toTenant(await getFacts(services.database.db, id), figuresOf(id))
}

export async function addTenant(
  call: UserCall,
  { plan, admin, name, subdomain, domain, ...rest }: NewTenant
): Promise<Tenant> {
  const id = newId()
  await call.transaction(async (transaction) => {
    await lockSubdomain(transaction, { subdomain, id })
    const now = call.services.now()
    const row: TenantRow = {
      id,
      ...rest,
      status_before: null,
      status_changed_at: null,
      suspend_reason: null,
      plan_id: plan,
      ...toNames({ name, subdomain, domain }),
      users_limit: null,
      storage_limit: null,
      requests_limit: null,
      feature_overrides: '{}',
      storage_bytes: null,
      requests: null,
      active_users: null,
      last_activity: null,
      measured_at: null,
      told_users: 0,
      told_storage: 0,
      told_requests: 0,
      admin_id: null,
      revision: 1,
      created_at: now,
      updated_at: now
    }
    await insertTenant(transaction, row)
    await renewDomain(transaction, row)
    if (admin !== undefined) await moveAdmin(call, transaction, { tenantId: id, email: admin })
    await recordChange(transaction, 'tenant.add', { before: undefined, id })
  })
  // A trigger updates the counter of users at commit.
  return getTenant(call, id)
}

export async function changeTenant(
  call: UserCall,
  id: string,
  { revision, plan, period, ownLimits, admin, ...names }: TenantChanges
): Promise<Tenant> {
  await call.transaction(async (transaction) => {
    const before = await getFacts(transaction, id)
    const { name = before.name, subdomain = before.subdomain, domain = before.domain } = names
    await lockSubdomain(transaction, { subdomain, id })
    const isDone = await updateTenant(
      transaction,
      { id, revision },
      {
        ...toNames({ name, subdomain, domain }),
        ...(plan === undefined ? {} : { plan_id: plan }),
        ...(period === undefined ? {} : { period }),
        ...(ownLimits === undefined ? {} : toLimitColumns(ownLimits)),
        updated_at: call.services.now()
      }
    )
    if (!isDone) throw new ApiError('tenant.changed')
    if (domain !== before.domain) await renewDomain(transaction, { id, domain })
    // Another plan may have other features.
    if (plan !== undefined) transaction.afterCommit(() => call.services.sessionCache.forgetTenant(id))
    await carryChange(transaction, before, call.services.now())
    if (admin !== undefined) await moveAdmin(call, transaction, { tenantId: id, email: admin })
    await recordChange(transaction, 'tenant.change', { before, id })
  })
  return getTenant(call, id)
}

/** Deletes a tenant without users. */
export function deleteTenant(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const before = await getFacts(transaction, id)
    if (await hasUsers(transaction, id)) throw new ApiError('tenant.in-use')
    await closePagesOfTenant(call.services, transaction, id)
    const voidInvoices = await closeBilling(transaction, id)
    await deleteAnswersOf(transaction, id)
    await deleteTenantRow(transaction, id)
    transaction.publish('tenants', { ids: [id] }, { tenantId: null })
    await transaction.audit(
      'tenant.delete',
      { type: 'tenant', id },
      { details: { before: toDetails(before), after: null, voidInvoices } }
    )
  })
}

/** The columns of limits; null for no limit. */
export function toLimitColumns({ users, storageBytes, apiRequests }: Tenant['ownLimits']) {
  return { users_limit: users, storage_limit: storageBytes, requests_limit: apiRequests }
}

/** Gets a tenant with its facts; refuses an unknown one. */
export async function getFacts(queries: Queries, id: string): Promise<TenantFacts> {
  const row = await findTenant(queries, id)
  if (row === undefined) throw new ApiError('tenant.not-found')
  return row
}

/** Prorates the next invoice where the plan or the billing period has changed. */
async function carryChange(transaction: CallTransaction, before: TenantFacts, now: number): Promise<void> {
  const after = await getFacts(transaction, before.id)
  const isPeriodNew = after.period !== before.period
  if (after.plan_id === before.plan_id && !isPeriodNew) return
  const { plan_name: planName, currency } = after
  await carryPlanChange(transaction, {
    tenantId: before.id,
    now,
    plan: { planName, currency, price: priceOf(after), isPeriodNew }
  })
}

/** A new domain is not verified, and has a token of its own. */
async function renewDomain(
  transaction: CallTransaction,
  { id, domain }: Pick<TenantRow, 'id' | 'domain'>
): Promise<void> {
  await replaceDomain(transaction, { tenant_id: id, domain, token: randomToken(domainTokenBytes) })
}

/** Figures of some tenants from billing and satisfaction, by tenant id. */
async function findFigures(
  { database, now }: Pick<Services, 'database' | 'now'>,
  ids: readonly string[]
): Promise<(id: string) => TenantFigures> {
  const bills = await findBillingFacts(database, { ids, now: now() })
  const scores = await findScores(database, { ids, since: now() - satisfactionLimits.retentionMs })
  return (id) => ({ bills: bills.get(id) ?? noBilling, satisfaction: scores.get(id) ?? null })
}

async function lockSubdomain(
  transaction: CallTransaction,
  { subdomain, id }: { subdomain: string; id: string }
): Promise<void> {
  await transaction.lock('tenants')
  if (await isSubdomainTaken(transaction, subdomain, id)) throw new ApiError('tenant.subdomain-taken')
}

function toNames(names: Pick<TenantRow, 'name' | 'subdomain' | 'domain'>) {
  const { name, subdomain, domain } = names
  return {
    ...names,
    name_key: foldText(name),
    search_text: foldText([name, subdomain, domain ?? ''].join(' '))
  }
}

async function recordChange(
  transaction: CallTransaction,
  action: 'tenant.add' | 'tenant.change',
  { before, id }: { before: TenantFacts | undefined; id: string }
): Promise<void> {
  const after = await getFacts(transaction, id)
  transaction.publish('tenants', { ids: [id] }, { tenantId: null })
  await transaction.audit(
    action,
    { type: 'tenant', id },
    { details: { before: before === undefined ? null : toDetails(before), after: toDetails(after) } }
  )
}

function toDetails(row: TenantFacts): object {
  const { name, subdomain, domain, status, plan, billing, admin, ownLimits } = toTenant(row, noFigures)
  return {
    name,
    subdomain,
    domain,
    status,
    plan,
    period: billing.period,
    admin: admin?.id ?? null,
    ownLimits
  }
}
