import { mutation, query } from '../requests/request.ts'

/** Re-authenticates the user; the session continues under a new id. */
export const stepUp = mutation('POST /api/auth/step-up', {
  onAnswer: (answer, { session }) => session.replaceTokens(answer)
})

/** The connected sign-in providers of the user. */
export const connectionsQuery = query(['connections'], 'GET /api/account/connections', {})

/** The second factor of the user. */
export const secondFactorQuery = query(['second-factor'], 'GET /api/account/second-factor', {})
