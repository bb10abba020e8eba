/** Texts of the dialog that tests a sign-in. */
export const trialMessages = {
  title: (name: string) => `Test sign-in with ${name}`,
  lead: 'A real sign-in in a window of its own. It opens no session and adds nobody.',
  start: 'Open the sign-in',
  again: 'Test again',
  waiting: 'Waiting for the sign-in in the other window',
  blocked: 'The browser did not open a window.',
  open: 'Open the sign-in here',
  notStarted: 'The sign-in could not be opened',
  problem: 'A real sign-in would be refused',
  effects: {
    'signs-in': 'It would sign in to this account',
    connects: 'It would connect the provider to this account and sign in',
    creates: 'It would create an account',
    verifies: 'It would send a mail to verify the address',
    refuses: 'It would be refused'
  },
  you: 'This is your own account: you have proved this way to sign in.',
  person: 'Person',
  fields: { name: 'Name', email: 'Email', avatar: 'Avatar', account: 'Account' },
  verified: (email: string, isVerified: boolean) =>
    isVerified ? `${email}, verified by the provider` : `${email}, not verified by the provider`,
  nothing: 'nothing',
  claims: 'Claims',
  claimsLead: 'What the provider said, without tokens.',
  close: 'Close',
  expired: 'The test took too long. Start it again.'
} as const
