/** Texts of the replay beside the security settings. */
export const replayMessages = {
  title: 'What would have happened',
  none: 'Change something, and the last 30 days of sign-ins are replayed with it.',
  replayed: (signIns: string, people: string) =>
    `Replayed over 30 days: ${signIns === '1' ? '1 sign-in' : `${signIns} sign-ins`} by ${people === '1' ? '1 person' : `${people} people`}.`,
  part: 'Only the first part of them: there are more than are replayed.',
  caption: 'Now and then',
  what: 'What',
  notRecorded: '–',
  unexplained: (time: string) =>
    `Right passwords that were refused are known since ${time}: until then the log says that a sign-in was refused, and not why.`,
  before: 'Now',
  after: 'Then',
  kinds: {
    lockouts: 'Lockouts',
    'refused-sign-ins': 'Right passwords refused meanwhile',
    'asked-again': 'Asked to sign in again',
    'second-factor': 'Must add a second factor',
    'password-only': 'Have a password and nothing else'
  },
  hit: {
    lockouts: (count: string) => `${count} would have been locked`,
    'refused-sign-ins': () => '',
    'asked-again': () => '',
    'second-factor': (count: string) => `${count} must add a second factor`,
    'password-only': (count: string) => `${count} could not sign in any more`
  },
  administrators: (count: string) =>
    count === '1' ? '1 administrator among them' : `${count} administrators among them`,
  locked: (count: string) =>
    count === '1' ? '1 of them is locked at the moment.' : `${count} of them are locked at the moment.`,
  unverified: (count: string) =>
    count === '1'
      ? '1 of them has an email address that is not verified.'
      : `${count} of them have an email address that is not verified.`,
  you: 'You are one of them.',
  own: 'you',
  more: (count: string) => `${count} more`,
  names: (what: string) => `Who: ${what}`,
  showMore: 'Show more',
  moreFailed: 'The next people could not be loaded.',
  loadingMore: 'Loading more...',
  sessions: 'Of sessions that ended more than a day ago nothing is known.',
  length:
    'How long the passwords are, and which words they hold, is not known: those rules count for the next ones.',
  enrolled:
    'It goes by what is enrolled: whether somebody still has their authenticator, passkey or account at a provider is not known.',
  devices: 'Devices that are known have counters of their own, so fewer may be locked than said here.',
  failed: 'The replay failed',
  replaying: 'Replaying the sign-ins',
  prove: 'You sign in by password. Prove a way that stays before you switch it off.',
  proveBy: (name: string) => `Prove it with ${name}`,
  proveNone: 'Enable a provider and connect it to your account, or confirm with a passkey, first.'
} as const
