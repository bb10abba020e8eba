import { mutation, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { webhookMessages as words } from './webhook-messages.ts'

/** The webhooks, with the last message to each. */
export const webhooksQuery = query(['alerts', 'webhooks'], 'GET /api/admin/webhooks', {})

const onFailure = toastFailure(words.failed)

export const addWebhook = mutation('POST /api/admin/webhooks', { invalidates: ['alerts'] })
export const saveWebhook = mutation('PATCH /api/admin/webhooks/{id}', { invalidates: ['alerts'] })
export const changeWebhook = mutation('PATCH /api/admin/webhooks/{id}', {
  invalidates: ['alerts'],
  onFailure
})
export const renewWebhookSecret = mutation('POST /api/admin/webhooks/{id}/secret', { onFailure })
export const testWebhook = mutation('POST /api/admin/webhooks/{id}/test', {
  invalidates: ['alerts'],
  onFailure
})
export const deleteWebhook = mutation('DELETE /api/admin/webhooks/{id}', {
  invalidates: ['alerts'],
  onFailure
})
