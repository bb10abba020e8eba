import { mutation } from '../../../requests/request.ts'

/** Changes the password; this session continues with the tokens of the answer. */
export const changePassword = mutation('POST /api/account/password', {
  invalidates: ['profile', 'sessions', 'activity', 'second-factor', 'connections'],
  onAnswer: (answer, { session }) => session.replaceTokens(answer)
})
