import type {
  AlertWebhookEvent,
  Webhook,
  WebhookDelivery,
  WebhookEvent,
  WebhookProblem
} from '@sitewright/api'
import type { DeliveryRow, WebhookRow } from './webhooks.repository.ts'

/** Maps a row to a webhook, without its secret. */
export function toWebhook(row: WebhookRow, last: DeliveryRow | undefined): Webhook {
  const { id, name, url, enabled, created_at: createdAt } = row
  return {
    id,
    name,
    url,
    enabled: enabled === 1,
    events: toEvents(row),
    createdAt,
    last: last === undefined ? null : toWebhookDelivery(last)
  }
}

/** Parses the subscribed events of a webhook. */
export function toEvents({ events }: Pick<WebhookRow, 'events'>): AlertWebhookEvent[] {
  return JSON.parse(events) as AlertWebhookEvent[]
}

export function toWebhookDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, event, state, tries, status, problem, created_at: at, due_at: dueAt } = row
  return {
    id,
    event: event as WebhookEvent,
    state,
    tries,
    status,
    problem: problem as WebhookProblem | null,
    at,
    nextAt: state === 'waiting' ? dueAt : null
  }
}
