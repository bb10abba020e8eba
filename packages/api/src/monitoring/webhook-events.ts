/** The changes of alerts that a webhook can subscribe to. */
export const alertWebhookEvents = [
  'alert.fired',
  'alert.flapping',
  'alert.acknowledged',
  'alert.resolved'
] as const
export type AlertWebhookEvent = (typeof alertWebhookEvents)[number]

/** The events of a webhook: the subscribed ones, and tests. */
export const webhookEvents = [...alertWebhookEvents, 'test'] as const
export type WebhookEvent = (typeof webhookEvents)[number]
