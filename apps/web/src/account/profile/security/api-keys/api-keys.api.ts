import { mutation, query } from '../../../../requests/request.ts'
import type { RequestError } from '../../../../requests/request-error.ts'
import { toastFailure } from '../../toasts.ts'
import { apiKeyMessages } from './messages.ts'

const onFailure = ({ failure }: RequestError): void => toastFailure(apiKeyMessages.failed, failure)

export const apiKeysQuery = query(['api-keys'], 'GET /api/account/api-keys', {})

export const createApiKey = mutation('POST /api/account/api-keys', {
  invalidates: ['api-keys', 'activity'],
  onFailure
})

export const revokeApiKey = mutation('DELETE /api/account/api-keys/{id}', {
  invalidates: ['api-keys', 'activity'],
  onFailure
})
