import type { AlertWebhookEvent, WebhookEvent, WebhookProblem } from '@sitewright/api'
import { type EncryptionContext, newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { type Services, backoffMs } from '@sitewright/kernel/services'
import { signatureHeader, signWebhook } from './sign-webhook.ts'
import { toEvents } from './to-webhook.ts'
import {
  claimDelivery,
  findDueDeliveries,
  findWebhook,
  findWebhooks,
  insertDelivery,
  updateDelivery,
  type DeliveryRow
} from './webhooks.repository.ts'

const second = 1000
const hour = 3600 * second
/** Age at which an undelivered message fails. */
const failAfterMs = 24 * hour
/** How long a server claims a message; longer than sending takes. */
const claimMs = 60 * second
const batchSize = 20
const firstWaitMs = 10 * second
/** Permanent errors: the address itself is refused. */
const permanentProblems: ReadonlySet<WebhookProblem> = new Set(['address', 'private'])

type DeliveryParts = Pick<Services, 'database' | 'now' | 'encryptor' | 'sendWebhook'>

/** The payload of a webhook message, besides its id, event and time. */
export type WebhookContent = Readonly<Record<string, unknown>>

/** The encryption context of a signing secret. */
export function webhookSecretContext(id: string): EncryptionContext {
  return { table: 'webhooks', row: id, column: 'secret' }
}

/** Enqueues a message to each enabled webhook that subscribes to the event, in the caller's transaction. */
export async function enqueueWebhooks(
  queries: Queries,
  { event, content, now }: { event: AlertWebhookEvent; content: WebhookContent; now: number }
): Promise<void> {
  for (const webhook of await findWebhooks(queries))
    if (webhook.enabled === 1 && toEvents(webhook).includes(event))
      await insertDelivery(queries, toDelivery({ webhookId: webhook.id, event, content, now }))
}

/** The row of a new message. */
export function toDelivery({
  webhookId,
  event,
  content,
  now
}: {
  webhookId: string
  event: WebhookEvent
  content: WebhookContent
  now: number
}) {
  const id = newId()
  return {
    id,
    webhook_id: webhookId,
    event,
    body: JSON.stringify({ id, event, at: now, ...content }),
    state: 'waiting',
    created_at: now,
    due_at: now
  } as const
}

/** Sends the messages that are due; returns how many were delivered. */
export async function deliverWebhooks(parts: DeliveryParts, random = Math.random): Promise<number> {
  const { database, now } = parts
  const due = await findDueDeliveries(database.db, now(), batchSize)
  // In parallel, so that one receiver that hangs does not delay the others.
  const sent = await Promise.all(due.map((delivery) => deliverOne(parts, delivery, random)))
  return sent.filter(Boolean).length
}

async function deliverOne(
  parts: DeliveryParts,
  delivery: DeliveryRow,
  random: () => number
): Promise<boolean> {
  const { database, now } = parts
  if (!(await claimDelivery(database.db, delivery, now() + claimMs))) return false
  const { status, problem } = await sendDelivery(parts, delivery)
  const at = now()
  if (problem === null) {
    await updateDelivery(database.db, delivery.id, { state: 'sent', status, problem, ended_at: at })
    return true
  }
  const isOver = at - delivery.created_at >= failAfterMs || permanentProblems.has(problem)
  await updateDelivery(database.db, delivery.id, {
    status,
    problem,
    ...(isOver
      ? { state: 'given-up', ended_at: at }
      : { due_at: at + backoffMs(firstWaitMs, delivery.tries + 1, random) })
  })
  return false
}

/** Signs and sends a message once. */
export async function sendDelivery(
  { database, now, encryptor, sendWebhook }: DeliveryParts,
  { id, webhook_id: webhookId, event, body }: Pick<DeliveryRow, 'id' | 'webhook_id' | 'event' | 'body'>
): Promise<{ status: number | null; problem: WebhookProblem | null }> {
  const webhook = await findWebhook(database.db, webhookId)
  if (webhook === undefined) return { status: null, problem: 'other' }
  const secret = await encryptor.decrypt(webhook.secret, webhookSecretContext(webhookId))
  const answer = await sendWebhook(webhook.url, {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Sitewright',
      'sitewright-delivery': id,
      'sitewright-event': event,
      [signatureHeader]: await signWebhook(secret, body, now())
    },
    body
  })
  if (answer.kind === 'failed') return { status: null, problem: answer.problem }
  const isTaken = answer.status >= 200 && answer.status < 300
  return { status: answer.status, problem: isTaken ? null : 'status' }
}
