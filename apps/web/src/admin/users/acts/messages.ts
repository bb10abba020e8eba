import type { User } from '@sitewright/api'

/** Texts of what an administrator does to a user (spec 2 §2, §8). */
export const actMessages = {
  menu: (name: string) => `Acts on ${name}`,
  edit: 'Edit',
  activate: 'Activate',
  deactivate: 'Deactivate',
  suspend: 'Suspend',
  endSessions: 'End sessions',
  resetPassword: 'Send a reset link',
  undo: 'Undo',
  done: {
    active: (name: string) => `${name} is active again`,
    inactive: (name: string) => `${name} is deactivated and signed out`,
    suspended: (name: string) => `${name} is suspended and signed out`
  } satisfies Record<Exclude<User['status'], 'pending'>, (name: string) => string>,
  ended: (name: string, sessions: number) =>
    sessions === 0 ? `${name} was signed in nowhere` : `${name} is signed out of ${sessions} sessions`,
  statusFailed: 'Failed to update user status',
  sessionsFailed: 'The sessions could not be ended',
  resetFailed: 'The mail could not be sent',
  own: 'This is your own account. Use your profile.',
  above: 'Ranks above you',
  pending: 'Has not verified the email address yet'
} as const
