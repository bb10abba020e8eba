import { minimumPasswordLength } from './limits.ts'

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** The messages of sign-in, registration and profile (spec 2 §5, §8), shared by server and forms. */
export const accountMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  passwordRequired: 'Password is required',
  passwordShort: (length: number) => `Password must be at least ${length} characters`,
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  nameLong: (length: number) => `A name has at most ${length} characters`,
  nameSigns: 'A name is written on one line, without control characters',
  confirmationRequired: 'Please confirm your password',
  confirmationDiffers: 'Passwords do not match',
  termsRequired: 'You must agree to the terms and conditions',
  currentPasswordRequired: 'Current password is required',
  newPasswordRequired: 'New password is required',
  invalidAdminCredentials: 'Invalid credentials',
  invalidCredentials: 'Invalid email or password',
  networkError: 'Network error. Please try again.',
  sessionEnded: 'Your session has ended. Sign in again.',
  registerFailed: 'Failed to create account',
  outsideProvider: 'useAuth must be used within an AuthProvider',
  trialDone: 'The sign-in was tested. Close this window: the page that opened it shows the result.',
  oauthTitle: 'OAuth Error',
  oauthFailed: (provider: string) => `Failed to connect to ${provider}`,
  oauthProviderMissing: 'No OAuth provider found in storage',
  adminResetToast: 'Contact your system administrator for password reset',
  userResetToast: 'Password reset by mail is coming soon on this server. Ask who runs it.',
  checking: 'Loading...',
  setUpWaits: 'Nobody runs this installation yet. Open the link that its first start wrote into the log.',
  passkeyDismissed: 'No passkey was given. Try again, or sign in another way.',
  live: {
    off: 'Shown when you reload',
    connecting: 'Connecting',
    live: 'Live'
  },
  codeRequired: 'Enter the code',
  keepCodes:
    'Keep these codes where you can reach them without this device. They are shown this once; each works once.',
  secondStepReady: 'The second step is set up.',
  copied: 'Copied',
  signedOut: 'Signed out',
  notCopied: 'Copying is not allowed here. Select the text and copy it by hand.',
  /** A short wait as a duration, a longer one as a time of day: '07:42'. */
  tooManyAttempts: (seconds: number, until: string) =>
    seconds < 60
      ? `Too many tries. Wait ${count(seconds, 'second')}, then try again.`
      : `Too many tries. Try again at ${until}.`,
  limited: 'Too many pages were loaded from here',
  limitedNote: (until: string) =>
    `Your session goes on at ${until}. Nothing is lost, and signing in again opens a new one now.`,
  noPanel: 'This account may not open the control panel. Sign in for your own pages instead.',
  signInAgain: 'Sign in again',
  inputIsSaved: 'What you typed is still here: sign in to go on.',
  leavePage: 'Leave this page',
  openOwnPages: 'Open your own pages',
  signedInElsewhere: (name: string) => `You are signed in as ${name} now`,
  signedInElsewhereNote:
    'Somebody signed in with another account in another tab of this browser. What you typed here is kept for when you sign in again.',
  sendsNoMail: 'This installation sends no mail.',
  notVerifiedYet: 'New here, or added by an administrator? Then verify your address first.',
  notVerifiedNow: 'Did you ask for it a while ago?',
  sendAgain: 'Send the mail again',
  registerAgain: 'If nothing comes, the registration has ended with its link: create the account again.',
  setUpAnother:
    'Restart the server, or run npm run --silent sitewright-admin -- set-up-link beside it: either prints a new link.',
  secondStepAgain: 'Sign in again to go on: the page was loaded anew.',
  linkIncomplete: 'This link is not complete. Open it once more from the message, or ask for a new one.'
} as const

/** Messages of bulk actions on users. */
export const bulkMessages = {
  nobody: 'Choose at least one person',
  keysWithSessions: 'API keys are revoked only with the act `end-sessions`. Leave `revokeKeys` out',
  tooMany: (most: number) =>
    `At most ${most.toLocaleString('en-GB')} people can be named. Choose more by a filter`
} as const

export const roleMessages = {
  nameRequired: 'A role needs a name',
  nameLong: (length: number) => `The name of a role has at most ${length} characters`,
  nameSigns: 'The name of a role is written on one line, without control characters',
  descriptionLong: (length: number) => `The description of a role has at most ${length} characters`,
  unknown: 'There is no such role',
  rankAbove: 'Its rank is not below yours',
  notHeld: (permission: string) => `You do not hold ${permission}`,
  holders: (amount: number) => `${count(amount, 'person').replace('persons', 'people')} to move`,
  nowCalled: (name: string) => `The name is ${name} now`,
  nowDescribed: (description: string) => `The description is “${description}” now`,
  nowRanked: (rank: number) => `The rank is ${rank} now`,
  nowAllows: (permissions: string) => `The permissions are ${permissions} now`,
  deleted: (name: string) => `The role ${name} is deleted`
} as const

/** Messages of viewing as another user. */
export const viewAsMessages = {
  reasonRequired: 'Say in a few words why you look',
  reasonLong: (length: number) => `A reason has at most ${length} characters`,
  reasonSigns: 'A reason is written on one line, without control characters'
} as const

/** Messages of the suspension of a tenant. */
export const suspendMessages = {
  reasonRequired: 'Say in a few words why it is suspended',
  reasonLong: (length: number) => `A reason has at most ${length} characters`,
  reasonSigns: 'A reason is written on one line, without control characters'
} as const

/** Fallback messages: for an error without a message, and for a network error (spec 2 §8). */
export const callMessages = {
  login: {
    refused: 'Login failed',
    unanswered: accountMessages.networkError,
    unexpected: 'An unexpected error occurred during login'
  },
  register: { refused: accountMessages.registerFailed, unanswered: accountMessages.networkError },
  refresh: { refused: 'Token refresh failed', unanswered: 'Unable to refresh token' },
  verify: { refused: 'Token verification failed', unanswered: 'Unable to verify token' },
  oauthLogin: {
    refused: 'OAuth login failed',
    unanswered: 'An unexpected error occurred during OAuth login'
  },
  oauthCallback: { refused: 'OAuth callback failed', unanswered: 'OAuth authentication failed' },
  logout: { refused: 'Sign-out failed', unanswered: 'Unable to connect to authentication server' }
} as const

/** Messages on the state of the backend (spec 2 §4, §8). */
export const backendMessages = {
  cors: 'CORS policy blocking requests',
  network: 'Network error - server may not be running',
  failed: 'Connection failed',
  available: 'Backend available',
  demo: 'Demo mode',
  silent: 'The server does not answer',
  silentNote:
    'This does not sign you out. Try again in a moment, or look at the demo with sample data meanwhile.',
  tryAgain: 'Try again',
  lookAtDemo: 'Look at the demo'
} as const

/** What the demo cannot do, and why: it runs in a page, which reaches only its own origin. */
export const demoMessages = {
  mail: 'The demo sends no mail.',
  providers: 'The demo reaches no sign-in provider.',
  hosts: 'The demo checks no other host, and knows nothing of this one.',
  calls: 'The demo calls no other service, so no password is looked up among breached ones.',
  places: 'The demo sees no addresses, so it knows no countries.'
} as const

/** Messages for new passwords, by the rule that refuses one. */
export const passwordMessages = {
  short: (length: number = minimumPasswordLength) => accountMessages.passwordShort(length),
  atLeast: (length: number) => `At least ${length} characters`,
  long: (length: number) => `Password must be at most ${length} characters`,
  uppercase: 'Add an upper-case letter',
  lowercase: 'Add a lower-case letter',
  numbers: 'Add a digit',
  symbols: 'Add a symbol, such as ! or ?',
  common: 'This password is on the list of the most used ones. Choose another',
  breached: 'This password has appeared in a data breach. Choose another',
  personal: 'Leave your name, your email address and the name of this product out of the password',
  refusedWord: (word: string) => `Leave ${word} out of the password: it is refused here`
} as const

/** The messages of the security settings, shared by server and form. */
export const settingMessages = {
  refusedWord: 'A refused word has at least 4 letters or digits, and at most 50 characters'
} as const

/** The messages of the form of a mail to a user, shared by server and form. */
export const userMailMessages = {
  subjectRequired: 'Write a subject',
  textRequired: 'Write a text',
  oneLine: 'A subject is one line, without control characters',
  long: (length: number) => `At most ${length.toLocaleString('en-GB')} characters`
} as const
