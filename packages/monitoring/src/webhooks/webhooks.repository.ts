import type { Insertable, Selectable, Updateable } from 'kysely'
import {
  type WebhookDeliveriesTable,
  type WebhooksTable,
  hasUpdated,
  type Queries
} from '@sitewright/kernel/db'

export type WebhookRow = Selectable<WebhooksTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>

export function findWebhooks(queries: Queries): Promise<WebhookRow[]> {
  return queries.selectFrom('webhooks').selectAll().orderBy('name').orderBy('id').execute()
}

export function findWebhook(queries: Queries, id: string): Promise<WebhookRow | undefined> {
  return queries.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
}

export function insertWebhook(queries: Queries, row: Insertable<WebhooksTable>): Promise<WebhookRow> {
  return queries.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateWebhook(
  queries: Queries,
  id: string,
  changes: Updateable<WebhooksTable>
): Promise<WebhookRow> {
  return queries
    .updateTable('webhooks')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Deletes a webhook with its messages. */
export async function deleteWebhookRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('webhooks').where('id', '=', id).execute()
}

export function insertDelivery(
  queries: Queries,
  row: Insertable<WebhookDeliveriesTable>
): Promise<DeliveryRow> {
  return queries.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow()
}

export function findLastDelivery(queries: Queries, webhookId: string): Promise<DeliveryRow | undefined> {
  return queries
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Messages that are due, to enabled webhooks, oldest first. */
export function findDueDeliveries(queries: Queries, now: number, limit: number): Promise<DeliveryRow[]> {
  return queries
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries')
    .where('webhooks.enabled', '=', 1)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** Claims a message until a time; false if another server claimed it first. */
export async function claimDelivery(
  queries: Queries,
  { id, due_at: dueAt, tries }: DeliveryRow,
  until: number
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('webhook_deliveries')
      .set({ due_at: until, tries: tries + 1 })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('due_at', '=', dueAt)
      .executeTakeFirst()
  )
}

/** Stores the outcome of a delivery; undefined where its webhook was deleted in the meantime. */
export function updateDelivery(
  queries: Queries,
  id: string,
  changes: Updateable<WebhookDeliveriesTable>
): Promise<DeliveryRow | undefined> {
  return queries
    .updateTable('webhook_deliveries')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}
