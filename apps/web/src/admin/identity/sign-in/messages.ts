/** Texts of the sign-in to the control panel. */
export const adminSignInMessages = {
  title: 'Sign in to Admin',
  lead: 'For platform administrators. Each sign-in is recorded.'
} as const
