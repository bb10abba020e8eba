/** What the calls about the second factor say when they went well. */
export const secondFactorMessages = {
  proved: 'Thank you, it is you',
  passkeyRemoved: 'The passkey is gone. Delete it on your device too.'
} as const
