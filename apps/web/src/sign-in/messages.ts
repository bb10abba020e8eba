/** Texts of signing in, and of the fields that other forms share with it. */
export const signInMessages = {
  signingIn: 'Signing in',
  backToSignIn: 'Back to sign-in',
  firstName: 'First name',
  lastName: 'Last name',
  signIn: 'Sign in',
  backendFigures: (version: string, latencyMs: number) => `${version} · phase 2 · ${latencyMs} ms`,
  copy: (name: string) => `Copy ${name}`,
  confirmPassword: 'Confirm password',
  ruleMet: ', done',
  authenticatorCode: 'Code of your authenticator app',
  recoveryCode: 'Recovery code',
  secondStep: 'One more step',
  continue: 'Continue',
  signInWith: 'Sign in with',
  password: 'Password',
  remember: 'Remember me on this device',
  signInWithPasskey: 'Sign in with a passkey',
  email: 'Email',
  emailExample: 'you@company.com',
  accountOf: 'Account of',
  signOut: 'Sign out'
} as const
