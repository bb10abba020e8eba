/** Success messages of the second factor. */
export const secondFactorMessages = {
  proved: 'Thank you, it is you',
  passkeyRemoved: 'The passkey is gone. Delete it on your device too.',
  reset: 'The second factor is gone. The person was told by mail and signed out.',
  resetUntold:
    'The second factor is gone and the person is signed out. Tell them: no mail is sent from here.',
  resetWaits: 'Another administrator has to ask for the same within a day.'
} as const
