import { mutation, query } from '../../../requests/request.ts'
import type { RequestError } from '../../../requests/request-error.ts'
import { toastFailure } from '../toasts.ts'
import { securityFailures } from './messages.ts'

const onFailure = ({ failure }: RequestError): void => toastFailure(securityFailures.passkey, failure)

export const passkeysQuery = query(['passkeys'], 'GET /api/account/passkeys', {})

/** Asks for the WebAuthn options that a browser creates a passkey with. */
export const startPasskey = mutation('POST /api/account/passkeys/options', { onFailure })

export const addPasskey = mutation('POST /api/account/passkeys', {
  invalidates: ['passkeys', 'second-factor', 'profile', 'activity'],
  onFailure
})

export const renamePasskey = mutation('PATCH /api/account/passkeys/{id}', {
  invalidates: ['passkeys', 'activity'],
  onFailure
})

export const removePasskey = mutation('DELETE /api/account/passkeys/{id}', {
  invalidates: ['passkeys', 'second-factor', 'profile', 'activity'],
  onFailure
})
