import { profileMessages } from '../messages.ts'
import type { FailureMessage } from '../toasts.ts'

/** Texts of the password. */
export const passwordMessages = {
  title: 'Password',
  changed: (ago: string) => `Last change: ${ago}.`,
  none: 'None yet. You sign in with a connected account.',
  set: 'You sign in with it and your email address',
  missing: 'Set one to sign in with your email address too',
  change: 'Change password',
  setOne: 'Set a password',
  current: 'Current password',
  next: 'New password'
} as const

/** Texts of the second factor. */
export const secondFactorMessages = {
  title: 'Two-factor',
  note: 'A second proof when you sign in.',
  app: 'Authenticator app',
  on: 'On',
  off: 'Off',
  appOn: 'Signing in with your password asks for a code',
  appOff: 'A code from your phone, besides your password',
  required: 'This installation does not go without a second factor.',
  setUp: 'Set up your authenticator app',
  code: 'Code that the app shows',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the authenticator app?',
  turnOffEffect:
    'Your password alone will sign you in, unless you keep a passkey. The recovery codes end with it.',
  endOthers: 'End other sessions',
  revokeKeys: 'Revoke my API keys',
  turnedOn: 'Two-factor is on',
  turnedOff: 'Two-factor is off',
  codes: 'Recovery codes',
  codesNote: 'Each works once',
  left: (count: number, of: number) => `${count} of ${of} left`,
  newCodes: 'New codes',
  newCodesTitle: 'Make new recovery codes?',
  newCodesEffect: 'The codes that you have now stop working at once.',
  makeCodes: 'Make new codes'
} as const

/** Texts of passkeys. */
export const passkeyMessages = {
  none: 'Passkey',
  noneDetail: 'None yet. Faster, and cannot be phished',
  more: 'Another passkey',
  moreDetail: 'One on each device is a good spare',
  unable: 'This browser does not make passkeys',
  add: 'Add passkey',
  addTitle: 'Add a passkey',
  addWhy: 'Name it after the device or the password manager that keeps it.',
  name: 'Name',
  usualName: 'My passkey',
  nameRequired: 'Name is required',
  rename: 'Rename',
  renameTitle: 'Rename this passkey',
  renameOf: (name: string) => `Rename ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeEffect: (name: string) => `${name} no longer signs you in. Delete it from your device as well.`,
  added: (day: string) => `Added ${day}`,
  used: (ago: string) => `used ${ago}`,
  neverUsed: 'not used yet',
  synced: 'Synced',
  known: 'This device has a passkey for your account already.',
  addedToast: 'Passkey added',
  renamedToast: 'Passkey renamed'
} as const

/** Texts of sessions. */
export const sessionMessages = {
  title: 'Sessions',
  note: 'Where you are signed in. Ending one works at once.',
  current: 'This session',
  admin: 'Control panel',
  end: 'End',
  endOf: (device: string) => `End the session on ${device}`,
  endOthers: 'End all others',
  alone: 'You are signed in nowhere else.',
  others: (count: number) => (count === 1 ? 'One other session' : `${count} other sessions`)
} as const

/** The toasts of spec 2 §8 about security. */
export const securityFailures = {
  password: { title: 'Password Change Failed', text: 'Failed to change password. Please try again.' },
  secondFactor: { title: profileMessages.error, text: 'Failed to update 2FA settings' },
  passkey: { title: profileMessages.error, text: 'Failed to change your passkeys' },
  session: { title: profileMessages.error, text: 'Failed to end the session' }
} as const satisfies Record<string, FailureMessage>
