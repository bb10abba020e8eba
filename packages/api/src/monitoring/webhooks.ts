import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { secretShownOnce } from '../secret-fields.ts'
import { alertNameSchema } from './alert-name.ts'
import { checkMessages } from './check-messages.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { isWebAddress } from '../kernel/web-address.ts'
import { alertWebhookEvents, webhookEvents } from './webhook-events.ts'

const defineRoute = defineRoutes({ tag: 'Alerts' })

/** Why a delivery failed. */
export const webhookProblems = [
  'address',
  'private',
  'dns',
  'refused',
  'timeout',
  'tls',
  'redirect',
  'status',
  'other'
] as const
export type WebhookProblem = (typeof webhookProblems)[number]

const exampleId = '3d1c7c62-0e1f-4b3d-9d0c-0a8f7a2f4b55'
const webhookPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const shape = {
  name: alertNameSchema.openapi({ example: 'On-call' }),
  url: z
    .string({ error: checkMessages.urlRequired })
    .trim()
    .max(500, 'Use at most 500 characters')
    .refine(isWebAddress, checkMessages.url)
    .openapi({ type: 'string', maxLength: 500, example: 'https://hooks.example.com/sitewright' }),
  enabled: z.boolean().openapi({ example: true }),
  events: z
    .array(z.enum(alertWebhookEvents))
    .min(1, 'Choose at least one event')
    .max(alertWebhookEvents.length)
    .openapi({ description: 'What it is told of', example: ['alert.fired', 'alert.resolved'] })
}

/** The last delivery of a webhook. */
export const webhookDeliverySchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    event: z.enum(webhookEvents).openapi({ example: 'alert.fired' }),
    state: z.enum(['waiting', 'sent', 'given-up']).openapi({ example: 'sent' }),
    tries: z.number().int().openapi({ example: 1 }),
    status: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'The HTTP status of the last try', example: 204 }),
    problem: z.enum(webhookProblems).nullable().openapi({ example: null }),
    at: timeSchema.openapi({ description: 'When it was made' }),
    nextAt: timeSchema.nullable().openapi({ description: 'When it is tried again', example: null })
  })
  .openapi('WebhookDelivery')

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

/** A stored webhook: earlier versions accepted values that are refused now. */
export const webhookSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    name: z.string().openapi({ example: 'On-call' }),
    url: z.string().openapi({ example: 'https://hooks.example.com/sitewright' }),
    enabled: z.boolean().openapi({ example: true }),
    events: z
      .array(z.enum(alertWebhookEvents))
      .openapi({ description: 'What it is told of', example: ['alert.fired', 'alert.resolved'] }),
    createdAt: timeSchema,
    last: webhookDeliverySchema.nullable()
  })
  .openapi('Webhook')

export type Webhook = z.infer<typeof webhookSchema>

const secret = z.string().openapi({
  ...secretShownOnce,
  description: 'Shown this once: the key of the signatures',
  example: 'whsec_Qm9vdGhzLWFuZC1wbHVtYi1saW5lcw'
})
const signed =
  'Each message is a POST of JSON with the header `sitewright-signature: t=<unix seconds>,v1=<hex>`, where v1 is the HMAC-SHA256 of `<t>.<body>` under the secret. Refuse what is older than 5 minutes.'

export const listWebhooksRoute = defineRoute('GET /api/admin/webhooks', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List webhooks',
  description: 'With the last message to each. Refused to whoever belongs to a tenant.',
  answer: ok('The webhooks', z.object({ webhooks: z.array(webhookSchema) }))
})

/** The body of a new webhook. */
export const newWebhookSchema = z
  .strictObject({
    name: shape.name,
    url: shape.url,
    events: shape.events.default([...alertWebhookEvents])
  })
  .openapi('NewWebhook', { example: { name: 'On-call', url: 'https://hooks.example.com/sitewright' } })

export type NewWebhookBody = z.output<typeof newWebhookSchema>

export const addWebhookRoute = defineRoute('POST /api/admin/webhooks', {
  access: 'monitoring.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Add a webhook',
  description: `${signed} A message that is not answered with 2xx within 5 seconds is tried again, later each time, for a day; redirects are not followed. Addresses of private networks are refused unless EGRESS_WEBHOOK_ALLOW names them, which may be reached over http too. Written to the audit log.`,
  body: newWebhookSchema,
  answer: ok('The webhook with its secret', z.object({ webhook: webhookSchema, secret }))
})

export const changeWebhookRoute = defineRoute('PATCH /api/admin/webhooks/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  stepUp: {
    when: 'an address is given',
    of: ({ url }: { url?: string }) => url !== undefined
  },
  summary: 'Change a webhook',
  description:
    'What is left out stays, the secret always. Messages that wait to be sent are sent all the same. Written to the audit log.',
  params: webhookPath,
  body: z
    .strictObject(shape)
    .partial()
    .openapi('WebhookChanges', { example: { enabled: false } }),
  answer: ok('The webhook', z.object({ webhook: webhookSchema }))
})

export const renewWebhookSecretRoute = defineRoute('POST /api/admin/webhooks/{id}/secret', {
  access: 'monitoring.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Make a new secret',
  description:
    'The one of before signs nothing any more, from the next message on. Written to the audit log.',
  params: webhookPath,
  body: emptySchema,
  answer: ok('The secret', z.object({ secret }))
})

export const testWebhookRoute = defineRoute('POST /api/admin/webhooks/{id}/test', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Send a test',
  description: 'Sends a signed message now, once, and answers how it went. Written to the audit log.',
  rateLimits: ['test-connection'],
  params: webhookPath,
  body: emptySchema,
  answer: ok('How it went', z.object({ delivery: webhookDeliverySchema }))
})

export const deleteWebhookRoute = defineRoute('DELETE /api/admin/webhooks/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Delete a webhook',
  description: 'What waits to be sent to it is dropped. Written to the audit log.',
  params: webhookPath,
  answer: ok('It is gone', doneSchema)
})
