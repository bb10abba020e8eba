import { mutation } from '../../../requests/request.ts'
import { toastFailure } from '../toasts.ts'
import { connectionFailures } from './messages.ts'

/** Begins to connect a provider; the answer is the URL to redirect to. */
export const startConnection = mutation('POST /api/account/connections/{provider}/start')

export const disconnectProvider = mutation('DELETE /api/account/connections/{provider}', {
  invalidates: ['connections', 'profile', 'activity'],
  onFailure: ({ failure }) => toastFailure(connectionFailures.disconnect, failure)
})
