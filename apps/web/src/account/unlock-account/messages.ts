/** Texts of the page that unlocks an account. */
export const unlockMessages = {
  title: 'Unlock your account',
  lead: 'Somebody tried wrong passwords, so that signing in was stopped for a while.',
  action: 'Unlock my account'
} as const
