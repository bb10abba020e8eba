import type { WebhookProblem } from '@sitewright/api'

/** A message to a webhook. */
export interface WebhookMessage {
  headers: Readonly<Record<string, string>>
  body: string
}

/** How a message was answered, or why it was not. */
export type WebhookAnswer =
  | { kind: 'answered'; status: number }
  | { kind: 'failed'; problem: Exclude<WebhookProblem, 'status'> }

/** Sends a message to an address that somebody has entered, through the outbound guard. */
export type SendWebhook = (url: string, message: WebhookMessage) => Promise<WebhookAnswer>
