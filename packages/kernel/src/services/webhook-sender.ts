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

/** Reaches addresses that administrators have entered, through the outbound guard. */
export interface WebhookSender {
  /** Sends a message. */
  sendWebhook: (url: string, message: WebhookMessage) => Promise<WebhookAnswer>
  /** Whether an address may be sent to, as the guard knows by now; a name that is not known counts as such. */
  mayReceiveWebhooks: (url: string) => Promise<boolean>
}
