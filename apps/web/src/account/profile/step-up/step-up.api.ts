import { mutation } from '../../../requests/request.ts'

/** Re-authenticates the user; the session continues under a new id. */
export const stepUp = mutation('POST /api/auth/step-up', {
  onAnswer: (answer, { session }) => session.replaceTokens(answer)
})
