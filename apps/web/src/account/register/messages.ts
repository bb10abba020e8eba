/** Texts of the registration. */
export const registerMessages = {
  signUpWith: 'Sign up with',
  title: 'Create your account',
  create: 'Create account',
  agree: 'I agree to the',
  terms: 'terms and conditions',
  lead: 'The builder works without one; with it, your projects are kept on the server.',
  haveAccount: 'You have an account?'
} as const
