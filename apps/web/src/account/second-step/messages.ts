/** Texts of a sign-in to a closed account. */
export const keepMessages = {
  title: 'This account is closed',
  until: (when: string) =>
    `Due for deletion: ${when}, with its projects and everything else. Until then you can keep it.`,
  keep: 'Keep account',
  leave: 'Leave it closed',
  kept: 'Your account is open again'
} as const

/** Texts of the second step of signing in. */
export const secondStepMessages = {
  codesStored: 'I have kept them',
  startAgain: 'Start again',
  setUpTitle: 'Set up a second step',
  setUpLead: 'This installation asks everybody for a code besides the password.',
  lead: 'Show that it is you, and not only your password.'
} as const
