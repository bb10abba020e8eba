import type { WebhookProblem } from '@sitewright/api'

export interface WebhookMessage {
  headers: Readonly<Record<string, string>>
  body: string
}

/** The status of the response, or why there was none. */
export type WebhookAnswer =
  | { kind: 'answered'; status: number }
  | { kind: 'failed'; problem: Exclude<WebhookProblem, 'status'> }

/** Sends webhooks to URLs that administrators have entered, through the outbound guard. */
export interface WebhookSender {
  sendWebhook: (url: string, message: WebhookMessage) => Promise<WebhookAnswer>
  /** Whether the guard currently allows an address; a name that does not resolve yet is allowed. */
  mayReceiveWebhooks: (url: string) => Promise<boolean>
}
