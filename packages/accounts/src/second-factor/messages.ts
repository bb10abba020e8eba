/** Success messages of the second factor. */
export const secondFactorMessages = {
  proved: 'Thank you, it is you',
  passkeyRemoved: 'The passkey is gone. Delete it on your device too.',
  reset: 'The second factor is gone. The person was told by mail and signed out.',
  resetWaits: 'Another administrator has to ask for the same within a day.'
} as const
