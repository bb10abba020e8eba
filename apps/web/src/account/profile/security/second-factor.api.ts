import { mutation } from '../../../requests/request.ts'
import { secondFactorQuery } from '../../../step-up/step-up.api.ts'
import { toastFailure } from '../toasts.ts'
import { securityFailures } from './messages.ts'

/** Begins to set up an authenticator app; the answer has its secret. */
export const startTotp = mutation('POST /api/account/totp/start', {
  onFailure: ({ failure }) => toastFailure(securityFailures.secondFactor, failure)
})

/** Enables the authenticator app with a code of it; the answer has the recovery codes. */
export const confirmTotp = mutation('POST /api/account/totp/confirm', {
  invalidates: ['profile', 'sessions', 'activity'],
  onAnswer: ({ secondFactor }, { client }) => client.setQueryData(secondFactorQuery.queryKey, secondFactor)
})

export const disableTotp = mutation('POST /api/account/totp/disable', {
  invalidates: ['profile', 'sessions', 'activity'],
  onAnswer: (secondFactor, { client }) => client.setQueryData(secondFactorQuery.queryKey, secondFactor),
  onFailure: ({ failure }) => toastFailure(securityFailures.secondFactor, failure)
})

export const renewRecoveryCodes = mutation('POST /api/account/recovery-codes', {
  invalidates: ['activity'],
  onAnswer: ({ secondFactor }, { client }) => client.setQueryData(secondFactorQuery.queryKey, secondFactor),
  onFailure: ({ failure }) => toastFailure(securityFailures.secondFactor, failure)
})
