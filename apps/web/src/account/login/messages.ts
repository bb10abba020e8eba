/** Texts of the sign-in page. */
export const loginMessages = {
  lead: 'Your projects follow you to every device.',
  noAccount: 'No account yet?',
  signUp: 'Sign up'
} as const
