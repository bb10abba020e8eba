import type { StepUpMethod } from '@sitewright/api'

/** Texts of step-up. */
export const stepUpMessages = {
  title: 'Confirm that it is you',
  why: 'What you are about to do takes a fresh proof. Your session goes on afterwards.',
  required: (label: string) => `${label} is required`,
  confirm: 'Confirm',
  cancel: 'Cancel',
  instead: 'Or confirm with',
  again:
    'You have no password and no code here. Sign in once more with your provider; it brings you back to this page, where you can go on.',
  againWith: 'Sign in again with'
} as const

/** Each step-up method: the label of its field, and its name in the list. */
export const credentialMessages = {
  password: { label: 'Password', name: 'your password' },
  totp: { label: 'Code of your authenticator app', name: 'a code of your app' },
  recovery: { label: 'Recovery code', name: 'a recovery code' },
  passkey: { label: 'Passkey', name: 'a passkey' }
} as const satisfies Record<StepUpMethod, { label: string; name: string }>
