import type { InvoiceFilter, InvoiceSort, InvoiceState, InvoiceTenant } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import { sql, type CompiledQuery, type RawBuilder, type SqlBool } from 'kysely'
import type { Queries } from '@sitewright/kernel/db'
import type { InvoiceRow } from './invoices.repository.ts'

/** An invoice with the current name of its tenant. */
export type ListedRow = InvoiceRow & {
  /** Null once the tenant is deleted. */
  current_name: string | null
  admin_id: string | null
}

interface Order {
  sort: InvoiceSort
  order: 'asc' | 'desc'
}

/** Maximum number of suggestions in the tenant filter. */
const mostTenants = 8

/** Overdue invoices sort first. */
const stateRank = (now: number) => sql`(case when invoices.status = 'open' and due_at <= ${now} then 0
  when invoices.status = 'open' then 1 when invoices.status = 'paid' then 2 else 3 end)`

function sortKeys(sort: InvoiceSort, now: number): readonly RawBuilder<unknown>[] {
  const keys = {
    tenant: [sql`coalesce(tenants.name_key, lower(tenant_name))`],
    issuedAt: [sql`issued_at`],
    dueAt: [sql`due_at`],
    total: [sql`invoices.currency`, sql`total`],
    state: [stateRank(now)]
  } as const satisfies Record<InvoiceSort, readonly RawBuilder<unknown>[]>
  return keys[sort]
}

function listed(queries: Queries, filter: InvoiceFilter, { sort, order, now }: Order & { now: number }) {
  const query = queries
    .selectFrom('invoices')
    .leftJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .selectAll('invoices')
    .select(['tenants.name as current_name', 'tenants.admin_id'])
    .where(matches(filter, now))
  return [...sortKeys(sort, now), sql`year`, sql`sequence`].reduce(
    (ordered, key) => ordered.orderBy(key, order),
    query
  )
}

/** A page of the invoices of all tenants, including deleted ones, and the total. */
export async function findInvoicesOfAll(
  queries: Queries,
  filter: InvoiceFilter,
  { page, limit, ...order }: Order & { now: number; page: number; limit: number }
): Promise<{ rows: ListedRow[]; total: number }> {
  const rows = await listed(queries, filter, order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { count } = await queries
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where(matches(filter, order.now))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

/** Compiles the export query for the streaming reader. */
export function compileInvoiceExport(
  queries: Queries,
  filter: InvoiceFilter,
  order: Order & { now: number }
): CompiledQuery<ListedRow> {
  return listed(queries, filter, order).compile()
}

/** Billed tenants whose name contains a text; a deleted tenant has the name of its last invoice. */
export async function findInvoiceTenants(queries: Queries, search: string): Promise<InvoiceTenant[]> {
  const name = sql<string>`coalesce(tenants.name, max(tenant_name))`
  const rows = await queries
    .selectFrom('invoices')
    .leftJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select(['invoices.tenant_id as id', name.as('name'), 'tenants.id as known'])
    .where(hasName(search))
    .groupBy(['invoices.tenant_id', 'tenants.id', 'tenants.name'])
    .orderBy(name)
    .orderBy('invoices.tenant_id')
    .limit(mostTenants)
    .execute()
  return rows.map(({ id, name: called, known }) => ({ id, name: called, isDeleted: known === null }))
}

function matches({ search = '', state, tenant, from, to }: InvoiceFilter, now: number): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = []
  if (search !== '')
    conditions.push(sql`(number like ${toPattern(search)} escape '\\' or ${hasName(search)})`)
  if (state !== undefined)
    conditions.push(
      sql`(${sql.join(
        state.map((each) => isIn(each, now)),
        sql` or `
      )})`
    )
  if (tenant !== undefined) conditions.push(sql`invoices.tenant_id = ${tenant}`)
  if (from !== undefined) conditions.push(sql`issued_at >= ${from}`)
  if (to !== undefined) conditions.push(sql`issued_at <= ${to}`)
  return conditions.length === 0 ? sql`1 = 1` : sql`${sql.join(conditions, sql` and `)}`
}

function isIn(state: InvoiceState, now: number): RawBuilder<SqlBool> {
  if (state === 'open') return sql`(invoices.status = 'open' and due_at > ${now})`
  if (state === 'overdue') return sql`(invoices.status = 'open' and due_at <= ${now})`
  return sql`invoices.status = ${state}`
}

/** Matches the current name of the tenant, or the name on the invoice. */
function hasName(search: string): RawBuilder<SqlBool> {
  const isNow = sql`invoices.tenant_id in (select id from tenants as named
    where named.search_text like ${toPattern(foldText(search))} escape '\\')`
  return sql`(${isNow} or lower(tenant_name) like ${toPattern(search.toLowerCase())} escape '\\')`
}

const toPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
