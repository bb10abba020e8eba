import type { User } from '@sitewright/api'

const sessions = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`)

/** Measured seconds; the least that is shown is a hundredth. */
const seconds = (ms: number): string => `${Math.max(0.01, ms / 1000).toFixed(2)} s`

/** Texts of what an administrator does to a user (spec 2 §2, §8). */
export const actionMessages = {
  menu: (name: string) => `Actions for ${name}`,
  open: 'View',
  activity: 'View activity',
  edit: 'Edit',
  sendEmail: 'Send email',
  viewAs: 'View as this user',
  activate: 'Activate',
  deactivate: 'Deactivate',
  suspend: 'Suspend',
  unlock: 'Unlock',
  verify: 'Send verification again',
  endSessions: 'End sessions…',
  endSession: (device: string) => `End the session on ${device}`,
  resetPassword: 'Send a reset link',
  resetFactor: 'Reset second factor',
  remove: 'Delete…',
  undo: 'Undo',
  done: {
    active: (name: string) => `${name} is active again`,
    inactive: (name: string) => `${name} is deactivated and signed out`,
    suspended: (name: string) => `${name} is suspended and signed out`
  } satisfies Record<Exclude<User['status'], 'pending'>, (name: string) => string>,
  endedIn: (count: number, ms: number | null) =>
    ms === null ? `${sessions(count)} ended` : `${sessions(count)} ended in ${seconds(ms)}`,
  noSessions: 'No session was open.',
  ended: (name: string) => `${name} is signed out`,
  notSignedIn: (name: string) => `${name} was signed in nowhere`,
  deleted: (name: string) => `${name} is deleted`,
  undoFor: (minutes: number) => `Undo for ${minutes} min.`,
  restored: (name: string) => `${name} is back`,
  statusFailed: 'Failed to update user status',
  deleteFailed: 'Failed to delete user',
  restoreFailed: 'The deletion could not be undone',
  sessionsFailed: 'The sessions could not be ended',
  keyFailed: 'The API key was not revoked',
  resetFailed: 'The mail could not be sent',
  unlockFailed: 'The lock could not be lifted',
  own: 'This is your own account. Use your profile.',
  above: 'Ranks above you',
  pending: 'Has not verified the email address yet',
  isInactive: 'Is inactive already',
  unchanged: (name: string) => `${name} stays as they are`,
  notActive: 'Is not active, so there is nothing to look at',
  holdsMore: 'Holds a permission that you lack'
} as const
