/** Success messages of actions on one user. */
export const userActionMessages = {
  keyRevoked: 'The API key is revoked',
  unlocked: 'The lock is lifted',
  verificationSent: 'The verification mail is on its way to the person',
  mailed: 'The mail is on its way to the person'
} as const
