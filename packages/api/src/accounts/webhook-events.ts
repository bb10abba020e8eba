/** The changes of alerts that a webhook can be told of. */
export const alertWebhookEvents = [
  'alert.fired',
  'alert.flapping',
  'alert.acknowledged',
  'alert.resolved'
] as const
/** A change of an alert that a webhook can be told of. */
export type AlertWebhookEvent = (typeof alertWebhookEvents)[number]

/** What a webhook is told of: what was chosen for it, and tests. */
export const webhookEvents = [...alertWebhookEvents, 'test'] as const
/** What a webhook is told of. */
export type WebhookEvent = (typeof webhookEvents)[number]
