/** Texts of the chart of sign-ins. */
export const signInsMessages = {
  title: 'Sign-ins by way in',
  span: 'per day, 30 days',
  ways: { password: 'Password', passkey: 'Passkey' },
  others: 'Others',
  source: 'counted at each sign-in',
  counted: (total: string) => `${total} completed sign-ins to accounts and to the control panel.`,
  secondFactors: (count: string) => `${count} of them took a second factor.`,
  refused: 'Refused ones are in the audit log.',
  none: 'Nobody has signed in for 30 days',
  noneNote: 'Each completed sign-in is counted here by its first factor, from the next one on.'
} as const
