/** Texts around the pages of the own account. */
export const footerMessages = {
  privacy: 'Privacy',
  terms: 'Terms',
  support: 'Support',
  signIn: 'Sign In',
  signUp: 'Sign Up'
} as const
