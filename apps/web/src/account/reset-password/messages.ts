/** Texts of the page that sets a new password. */
export const resetMessages = {
  title: 'Set a new password',
  lead: 'Every device that is signed in now will be signed out.',
  newPassword: 'New password',
  set: 'Set password',
  again: 'Ask for a new link'
} as const
