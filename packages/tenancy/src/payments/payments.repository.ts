import type { PaymentMisfit } from '@sitewright/api'
import type { Insertable, Selectable } from 'kysely'
import {
  hasUpdated,
  type Database,
  type Queries,
  isOneOf,
  type PaymentEventsTable,
  type PaymentPagesTable
} from '@sitewright/kernel/db'

/** A payment page as it is stored. */
export type PageRow = Selectable<PaymentPagesTable>
/** An event of a payment as it is stored. */
export type EventRow = Selectable<PaymentEventsTable>

/** The newest page of each of some invoices. */
export async function findNewestPages(
  database: Pick<Database, 'engine' | 'db'>,
  invoices: readonly string[]
): Promise<ReadonlyMap<string, PageRow>> {
  const rows = await database.db
    .selectFrom('payment_pages')
    .selectAll()
    .where(isOneOf(database, 'invoice_id', invoices))
    .orderBy('created_at')
    .orderBy('reference')
    .execute()
  return new Map(rows.map((row) => [row.invoice_id, row]))
}

/** A page by the id that its provider gave it. */
export function findPage(queries: Queries, reference: string): Promise<PageRow | undefined> {
  return queries.selectFrom('payment_pages').selectAll().where('reference', '=', reference).executeTakeFirst()
}

/** Keeps a page; one that is known, as where it was asked for twice at once, stays as it is. */
export async function insertPage(queries: Queries, row: PageRow): Promise<void> {
  await queries
    .insertInto('payment_pages')
    .values(row)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** Counts the creation of a page, unless another caller has counted it. */
export async function countAttempt(queries: Queries, invoice: string, attempt: number): Promise<void> {
  await queries
    .updateTable('invoices')
    .set({ payment_attempts: attempt + 1 })
    .where('id', '=', invoice)
    .where('payment_attempts', '=', attempt)
    .execute()
}

/** Lets the open pages of an invoice be closed, but for one; whether there are any. */
export async function closeOpenPages(queries: Queries, invoice: string, but = ''): Promise<boolean> {
  const result = await queries
    .updateTable('payment_pages')
    .set({ state: 'closing' })
    .where('invoice_id', '=', invoice)
    .where('reference', '<>', but)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return hasUpdated(result)
}

/** Lets the open pages of all invoices of a tenant be closed; whether there are any. */
export async function closeOpenPagesOfTenant(queries: Queries, tenantId: string): Promise<boolean> {
  const invoices = queries.selectFrom('invoices').select('id').where('tenant_id', '=', tenantId)
  const result = await queries
    .updateTable('payment_pages')
    .set({ state: 'closing' })
    .where('invoice_id', 'in', invoices)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return hasUpdated(result)
}

/** Pages that the provider has not closed yet, those that wait longest first. */
export function findClosingPages(queries: Queries, limit: number): Promise<PageRow[]> {
  return queries
    .selectFrom('payment_pages')
    .selectAll()
    .where('state', '=', 'closing')
    .orderBy('created_at')
    .orderBy('reference')
    .limit(limit)
    .execute()
}

/** Changes a page that is in one of some states. */
export async function changePage(
  queries: Queries,
  reference: string,
  {
    from,
    ...changes
  }: { from: readonly PageRow['state'][]; state?: PageRow['state']; problem?: string | null }
): Promise<void> {
  await queries
    .updateTable('payment_pages')
    .set(changes)
    .where('reference', '=', reference)
    .where('state', 'in', from)
    .execute()
}

/** Keeps an event; false where it is known. */
export async function insertEvent(queries: Queries, row: Insertable<PaymentEventsTable>): Promise<boolean> {
  const rows = await queries
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Keeps what became of an event. */
export async function settleEvent(queries: Queries, id: string, outcome: EventRow['outcome']): Promise<void> {
  await queries.updateTable('payment_events').set({ outcome }).where('id', '=', id).execute()
}

/** Whether another event has already reported the payment of a page. */
export async function isPaymentKnown(queries: Queries, reference: string, but: string): Promise<boolean> {
  const row = await queries
    .selectFrom('payment_events')
    .select('id')
    .where('reference', '=', reference)
    .where('kind', '=', 'paid')
    .where('id', '<>', but)
    .executeTakeFirst()
  return row !== undefined
}

/** Why payments do not fit. */
export const misfits = [
  'unknown',
  'void',
  'paid-already',
  'amount'
] as const satisfies readonly PaymentMisfit[]

/** Payments since a time that did not fit, the newest first, with their invoice and tenant as far as there are any. */
export function findMisfits(queries: Queries, { since, limit }: { since: number; limit: number }) {
  return queries
    .selectFrom('payment_events')
    .leftJoin('invoices', 'invoices.id', 'payment_events.invoice_id')
    .leftJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select(['payment_events.id', 'outcome', 'amount', 'payment_events.currency', 'payment', 'received_at'])
    .select(['invoices.number', 'invoices.tenant_name', 'tenants.id as tenant_id'])
    .where('outcome', 'in', misfits)
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .orderBy('payment_events.id')
    .limit(limit)
    .$narrowType<{ outcome: PaymentMisfit }>()
    .execute()
}
