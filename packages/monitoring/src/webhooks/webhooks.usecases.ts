import {
  alertLimits,
  alertWebhookEvents,
  ApiError,
  type AlertWebhookEvent,
  type ApiCalls,
  type NewWebhookBody,
  type Webhook,
  type WebhookDelivery
} from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { newId, randomToken } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { sendDelivery, toDelivery, webhookSecretContext } from './deliver-webhooks.ts'
import { webhookMessages } from './messages.ts'
import { toEvents, toWebhook, toWebhookDelivery } from './to-webhook.ts'
import {
  deleteWebhookRow,
  findLastDelivery,
  findWebhook,
  findWebhooks,
  insertDelivery,
  insertWebhook,
  updateWebhook,
  type WebhookRow
} from './webhooks.repository.ts'

type WebhookChanges = ApiCalls['PATCH /api/admin/webhooks/{id}']['input']['body']

/** Lists webhooks with the last message to each. */
export async function listWebhooks({ services: { database } }: UserCall): Promise<Webhook[]> {
  const rows = await findWebhooks(database.db)
  return Promise.all(rows.map(async (row) => toWebhook(row, await findLastDelivery(database.db, row.id))))
}

/** Adds a webhook; this response alone has its secret. */
export async function addWebhook(
  call: UserCall,
  { name, url, events }: NewWebhookBody
): Promise<{ webhook: Webhook; secret: string }> {
  const { services } = call
  await requireAllowedAddress(services, url)
  const id = newId()
  const { secret, sealed } = await createSecret(call, id)
  return call.transaction(async (transaction) => {
    await transaction.lock('webhooks')
    if ((await findWebhooks(transaction)).length >= alertLimits.webhooks)
      throw new ApiError('webhook.too-many')
    const now = services.now()
    const row = await insertWebhook(transaction, {
      id,
      name,
      url,
      secret: sealed,
      events: toEventsText(events),
      created_at: now,
      updated_at: now
    })
    await auditChange(transaction, { before: undefined, after: row })
    return { webhook: toWebhook(row, undefined), secret }
  })
}

/** Changes a webhook; its secret stays. */
export async function changeWebhook(
  call: UserCall,
  id: string,
  { enabled, events, ...same }: WebhookChanges
): Promise<{ webhook: Webhook }> {
  if (same.url !== undefined) await requireAllowedAddress(call.services, same.url)
  return call.transaction(async (transaction) => {
    const found = await getWebhook(transaction, id)
    const row = await updateWebhook(transaction, id, {
      ...same,
      ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
      ...(events === undefined ? {} : { events: toEventsText(events) }),
      updated_at: call.services.now()
    })
    await auditChange(transaction, { before: found, after: row })
    return { webhook: toWebhook(row, await findLastDelivery(transaction, id)) }
  })
}

/** Replaces the secret; this response alone has the new one. */
export async function renewWebhookSecret(call: UserCall, id: string): Promise<{ secret: string }> {
  const { secret, sealed } = await createSecret(call, id)
  return call.transaction(async (transaction) => {
    await getWebhook(transaction, id)
    await updateWebhook(transaction, id, { secret: sealed, updated_at: call.services.now() })
    await transaction.audit('webhook.secret', { type: 'webhook', id })
    return { secret }
  })
}

/** Sends a signed test message now, once. */
export async function testWebhook(call: UserCall, id: string): Promise<{ delivery: WebhookDelivery }> {
  const { services, actor } = call
  await enforceRateLimit(services, 'test-connection', actor.userId)
  await getWebhook(services.database.db, id)
  const now = services.now()
  const content = { message: webhookMessages.test }
  const message = toDelivery({ webhookId: id, event: 'test', content, now })
  const { status, problem } = await sendDelivery(services, message)
  return call.transaction(async (transaction) => {
    // It may have been deleted in the meantime.
    await getWebhook(transaction, id)
    const row = await insertDelivery(transaction, {
      ...message,
      state: problem === null ? 'sent' : 'given-up',
      tries: 1,
      status,
      problem,
      ended_at: services.now()
    })
    await transaction.audit(
      'webhook.test',
      { type: 'webhook', id },
      { outcome: problem === null ? 'done' : 'refused', details: { status, problem } }
    )
    transaction.publish('alerts', { change: 'webhooks' }, { tenantId: null })
    return { delivery: toWebhookDelivery(row) }
  })
}

export function deleteWebhook(call: UserCall, id: string): Promise<void> {
  return call.transaction(async (transaction) => {
    const found = await getWebhook(transaction, id)
    await deleteWebhookRow(transaction, id)
    await auditChange(transaction, { before: found, after: undefined })
  })
}

/** Refuses an address that no message could ever reach; each message is checked again when it is sent. */
async function requireAllowedAddress(
  { mayReceiveWebhooks }: UserCall['services'],
  url: string
): Promise<void> {
  if (!(await mayReceiveWebhooks(url))) throw new ApiError('webhook.address')
}

/** The stored form of events: without duplicates, in the order of the list. */
function toEventsText(events: readonly AlertWebhookEvent[]): string {
  return JSON.stringify(alertWebhookEvents.filter((event) => events.includes(event)))
}

async function getWebhook(queries: Parameters<typeof findWebhook>[0], id: string): Promise<WebhookRow> {
  const row = await findWebhook(queries, id)
  if (row === undefined) throw new ApiError('webhook.not-found')
  return row
}

async function createSecret(
  { services: { encryptor } }: UserCall,
  id: string
): Promise<{ secret: string; sealed: string }> {
  const secret = `whsec_${randomToken()}`
  return { secret, sealed: await encryptor.encrypt(secret, webhookSecretContext(id)) }
}

async function auditChange(
  transaction: CallTransaction,
  { before, after }: { before: WebhookRow | undefined; after: WebhookRow | undefined }
): Promise<void> {
  const { id = '' } = after ?? before ?? {}
  await transaction.audit(
    'webhook.change',
    { type: 'webhook', id },
    { details: { before: toDetails(before), after: toDetails(after) } }
  )
  transaction.publish('alerts', { change: 'webhooks' }, { tenantId: null })
}

/** The audit details of a webhook: the host alone, since path and query may hold a token. */
function toDetails(row: WebhookRow | undefined): object | null {
  return row === undefined
    ? null
    : {
        name: row.name,
        host: new URL(row.url).host,
        enabled: row.enabled === 1,
        events: toEvents(row)
      }
}
