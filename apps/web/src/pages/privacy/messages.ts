/** Texts of the privacy page. */
export const privacyMessages = {
  title: 'Privacy',
  lead: 'The builder works without an account and keeps your entries in this browser. With an account, the server that runs this installation keeps what is listed here, and nothing else.',
  withoutAccount: 'Without an account',
  entries:
    'Your entries stay in the storage of this browser. They go to a server only when you ask for it: advice from an AI provider with a key of your own goes straight from your browser to that provider.',
  noTracking: 'There are no analytics, no advertising and no scripts from other sites on these pages.',
  withAccount: 'With an account',
  identity: 'Your names, your email address, and a picture if you add one.',
  password:
    'Your password as a salted argon2id hash; nobody can read it, the administrator included. Where this installation looks for breached passwords, the first five signs of another hash of it are sent to a public list.',
  devices: 'The devices that are signed in: browser, system, network address, and when each was used last.',
  activity:
    'A log of what happened to the account, such as sign-ins and changed passwords, so that you can see what was not you.',
  projects: 'The projects that you save, with their last versions and their pictures.',
  storage: 'Cookies and storage',
  storageText:
    'Two cookies, and only once somebody signs in: one holds the session, one lets your own device try again where a stranger is locked out. No script can read either of them. The storage of the browser holds your builder entries, the colour theme, and a mark that a session exists. None of them follows you anywhere.',
  providers: 'Signing in with a provider',
  providersText:
    'Where this installation offers it, Google, GitHub or Microsoft learn that you sign in here, and tell us your name, your address and your picture. We ask them for nothing more. On the way there and back, a third cookie ties both ends together for a few minutes.',
  rights: 'Your rights',
  rightsText:
    'In your profile you can change what is kept, take all of it away as a file, and delete the account: it is closed at once, and deleted with all its data 14 days later unless you keep it. Who runs this installation is responsible for it, and answers every other question.'
} as const
