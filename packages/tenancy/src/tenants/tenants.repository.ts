import type { TenantQuery, TenantSort, TenantSummary } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { Queries, PlansTable, TenantsTable } from '@sitewright/kernel/db'

export type TenantRow = Selectable<TenantsTable>
export type PlanRow = Selectable<PlansTable>

/** Users of one tenant, whose counter triggers maintain, and members from elsewhere. */
const usersOfTenant = sql<number | string>`
  ((select coalesce(sum(people), 0) from user_counts where tenant = tenants.id)
    + (select count(*) from memberships where tenant_id = tenants.id))`
const activeUsersOfTenant = sql<number | string>`
  ((select coalesce(sum(people), 0) from user_counts where tenant = tenants.id and status = 'active')
    + (select count(*) from memberships where memberships.tenant_id = tenants.id
      and (select users.status from users where users.id = memberships.user_id) = 'active'))`

/** The same count for all tenants at once, for queries over all of them: joined as `belonging`, `joined`. */
const belonging = sql<{ tenant: string; people: number | string }>`
  (select tenant, sum(people) as people from user_counts group by tenant)`
const joined = sql<{ tenant_id: string; people: number | string }>`
  (select tenant_id, count(*) as people from memberships group by tenant_id)`
const countedUsers = sql<number | string>`(coalesce(belonging.people, 0) + coalesce(joined.people, 0))`

/** The first due date of each tenant's overdue invoices; joined as `overdue`. */
const overdueSince = (now: number) => sql<{ tenant: string; since: number }>`
  (select tenant_id as tenant, min(due_at) as since from invoices
    where status = 'open' and due_at <= ${now} group by tenant_id)`
/** Sort order: longest overdue, then next to be billed, then not billed. */
const billingOrder = sql`
  (case when overdue.since is not null then overdue.since
    when tenants.status = 'active' and period_end is not null
      and coalesce(case tenants.period when 'monthly' then monthly_price else yearly_price end, 0) > 0 then 1000000000000000 + period_end
    else 9000000000000000 end)`

const sortColumns: Readonly<Record<TenantSort, RawBuilder<unknown>>> = {
  name: sql`name_key`,
  plan: sql`plans.position`,
  status: sql`tenants.status`,
  users: countedUsers,
  storage: sql`coalesce(storage_bytes, -1)`,
  billing: billingOrder,
  createdAt: sql`tenants.created_at`,
  lastActivity: sql`coalesce(last_activity, -1)`
}

type TenantFilter = Pick<TenantQuery, 'search' | 'statuses' | 'plans' | 'billing'> & { now: number }

function withFacts(queries: Queries) {
  return queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .leftJoin('users', 'users.id', 'tenants.admin_id')
    .leftJoin('tenant_domains', 'tenant_domains.tenant_id', 'tenants.id')
    .selectAll('tenants')
    .select([
      'plans.name as plan_name',
      'plans.currency',
      'monthly_price',
      'yearly_price',
      'plans.users_limit as plan_users',
      'plans.storage_limit as plan_storage',
      'plans.requests_limit as plan_requests',
      'plans.features_off',
      'users.email as admin_email',
      'users.first_name as admin_first_name',
      'users.last_name as admin_last_name',
      'users.avatar as admin_avatar',
      'tenant_domains.token as domain_token',
      'proved_at',
      'checked_at',
      'tenant_domains.outcome as domain_outcome',
      'tenant_domains.misses as domain_misses'
    ])
    .select([usersOfTenant.as('users'), activeUsersOfTenant.as('enabled_users')])
}

/** A tenant with its plan, its admin and its number of users. */
export type TenantFacts = Awaited<ReturnType<ReturnType<typeof withFacts>['execute']>>[number]

/**
 * A page of tenants, and the total. Facts are joined to the rows of the page alone: within the ordered query they would
 * be computed for each tenant that is skipped.
 */
export async function findTenantPage(
  queries: Queries,
  { page, limit, sort, order, ...filter }: TenantQuery & { now: number }
): Promise<{ rows: TenantFacts[]; total: number }> {
  const wanted = await queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .$if(sort === 'users', (tenants) =>
      tenants
        .leftJoin(belonging.as('belonging'), 'belonging.tenant', 'tenants.id')
        .leftJoin(joined.as('joined'), 'joined.tenant_id', 'tenants.id')
    )
    .$if(sort === 'billing', (tenants) =>
      tenants
        .leftJoin(overdueSince(filter.now).as('overdue'), 'overdue.tenant', 'tenants.id')
        .leftJoin('tenant_billing', 'tenant_billing.tenant_id', 'tenants.id')
    )
    .select('tenants.id')
    .where(matches(filter))
    .orderBy(sortColumns[sort], order)
    .orderBy('name_key')
    .orderBy('tenants.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const ids = wanted.map(({ id }) => id)
  const found = ids.length === 0 ? [] : await withFacts(queries).where('tenants.id', 'in', ids).execute()
  const rows = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const all = await queries
    .selectFrom('tenants')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(all.count) }
}

export function findTenant(queries: Queries, id: string): Promise<TenantFacts | undefined> {
  return withFacts(queries).where('tenants.id', '=', id).executeTakeFirst()
}

export function findTenantsByIds(queries: Queries, isWanted: RawBuilder<SqlBool>): Promise<TenantFacts[]> {
  return withFacts(queries).where(isWanted).execute()
}

/** Whether another tenant has a subdomain. */
export async function isSubdomainTaken(queries: Queries, subdomain: string, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom('tenants')
    .select('id')
    .where('subdomain', '=', subdomain)
    .where('id', '<>', id)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertTenant(queries: Queries, row: Insertable<TenantsTable>): Promise<void> {
  await queries.insertInto('tenants').values(row).execute()
}

/** Changes a tenant; false on a revision conflict. */
export async function updateTenant(
  queries: Queries,
  { id, revision }: Pick<TenantRow, 'id' | 'revision'>,
  changes: Updateable<TenantsTable>
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('tenants')
    .set({ ...changes, revision: revision + 1 })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTenantRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('tenants').where('id', '=', id).execute()
}

/** Whether users belong to a tenant or are members of it, or could be restored into it. */
export async function hasUsers(queries: Queries, tenant: string): Promise<boolean> {
  for (const table of ['users', 'deleted_users', 'memberships'] as const) {
    const row = await queries
      .selectFrom(table)
      .select('tenant_id')
      .where('tenant_id', '=', tenant)
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}

/** Counts tenants by status, and those that use more than a share of a limit. */
export async function countTenants(
  queries: Queries,
  nearPercent: number
): Promise<Omit<TenantSummary, 'revenue' | 'satisfaction'>> {
  const countIf = (condition: RawBuilder<unknown>) =>
    sql<number | string>`coalesce(sum(case when ${condition} then 1 else 0 end), 0)`
  const isNear = (used: RawBuilder<unknown>, limit: RawBuilder<unknown>) =>
    sql`${used} * 100 > coalesce(tenants.${limit}, plans.${limit}) * ${sql.lit(nearPercent)}`
  const row = await queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .leftJoin(belonging.as('belonging'), 'belonging.tenant', 'tenants.id')
    .leftJoin(joined.as('joined'), 'joined.tenant_id', 'tenants.id')
    .select([
      sql<number | string>`count(*)`.as('total'),
      countIf(sql`status = 'active'`).as('active'),
      countIf(sql`status = 'trial'`).as('trial'),
      countIf(sql`status = 'suspended'`).as('suspended'),
      countIf(sql`status = 'pending'`).as('pending'),
      countIf(
        sql`${isNear(countedUsers, sql`users_limit`)} or ${isNear(sql`storage_bytes`, sql`storage_limit`)}`
      ).as('near'),
      countIf(isNear(countedUsers, sql`users_limit`)).as('nearUsers'),
      countIf(isNear(sql`storage_bytes`, sql`storage_limit`)).as('nearStorage')
    ])
    .executeTakeFirstOrThrow()
  const { total, active, trial, suspended, pending, near, nearUsers, nearStorage } = row
  return {
    total: Number(total),
    active: Number(active),
    trial: Number(trial),
    suspended: Number(suspended),
    pending: Number(pending),
    near: Number(near),
    nearUsers: Number(nearUsers),
    nearStorage: Number(nearStorage)
  }
}

function matches({ search, statuses, plans, billing, now }: TenantFilter): RawBuilder<SqlBool> {
  const words = foldText(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const conditions = words.map(
    (word) =>
      sql<SqlBool>`tenants.search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} escape '\\'`
  )
  if (statuses !== undefined) conditions.push(sql`tenants.status in (${sql.join(statuses)})`)
  if (plans !== undefined) conditions.push(sql`tenants.plan_id in (${sql.join(plans)})`)
  if (billing !== undefined)
    conditions.push(
      sql`exists (select 1 from invoices
        where invoices.tenant_id = tenants.id and invoices.status = 'open' and due_at <= ${now})`
    )
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`
}
