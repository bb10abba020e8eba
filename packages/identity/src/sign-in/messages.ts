/** Success messages of sign-in. */
export const authMessages = {
  mailed: 'Look into your mailbox: we have sent you a message to go on with.',
  refreshed: 'The session goes on',
  signedOut: 'Signed out',
  challenge: 'Enter the code of your second factor to go on',
  enrol: 'Set up a second factor to go on',
  closed: 'This account is closed. Keep it, or leave it to be deleted.',
  resetMailed: 'If there is an account with this address, a mail with a link is on its way.',
  passwordSet: 'The password is set. Sign in with it.',
  verified: 'The address is verified. Sign in.',
  resent: 'If this address waits to be verified, a mail is on its way.',
  setUpLinkWorks: 'The link works.',
  unlocked: 'The lock is lifted. Sign in.'
} as const
