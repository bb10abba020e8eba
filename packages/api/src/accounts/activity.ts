/** What a person may ask their activity for. */
export const activityKinds = ['sign-in', 'security', 'profile', 'projects', 'other'] as const

export type ActivityKind = (typeof activityKinds)[number]

/** How an act of the audit log is told to the person it is about; `refused` where it can fail. */
export interface ActivityWords {
  kind: ActivityKind
  done: string
  refused?: string
}

/** The words of the activity log, by the action that the audit log holds. */
export const activities: Readonly<Record<string, ActivityWords>> = {
  'auth.login': { kind: 'sign-in', done: 'Signed in', refused: 'Sign-in refused' },
  'auth.logout': { kind: 'sign-in', done: 'Signed out' },
  'auth.lock': { kind: 'sign-in', done: 'Account locked', refused: 'Account locked after too many tries' },
  'auth.unlock': { kind: 'sign-in', done: 'Lifted a lock' },
  'auth.refresh-reuse': {
    kind: 'sign-in',
    done: 'Session ended for safety',
    refused: 'Session ended: its token was used twice'
  },
  'auth.register': { kind: 'sign-in', done: 'Created the account' },
  'auth.set-up': { kind: 'sign-in', done: 'Set up the installation' },
  'auth.step-up': { kind: 'security', done: 'Confirmed the session', refused: 'Confirmation refused' },
  'auth.forgot-password': { kind: 'security', done: 'Asked for a new password' },
  'auth.reset-password': { kind: 'security', done: 'Set a new password by mail' },
  'auth.verify-email': { kind: 'security', done: 'Verified the email address' },
  'account.password': { kind: 'security', done: 'Changed password', refused: 'Wrong current password' },
  'account.email-ask': { kind: 'security', done: 'Asked to change the email address' },
  'account.email': { kind: 'security', done: 'Changed the email address' },
  'account.session-end': { kind: 'security', done: 'Ended a session' },
  'account.sessions-end': { kind: 'security', done: 'Ended all other sessions' },
  'account.export': { kind: 'security', done: 'Downloaded their data' },
  'account.delete': { kind: 'security', done: 'Deleted the account', refused: 'Deletion refused' },
  'account.profile': { kind: 'profile', done: 'Changed the profile' },
  'account.avatar': { kind: 'profile', done: 'Changed the picture' },
  'account.avatar-remove': { kind: 'profile', done: 'Removed the picture' }
}

/** The actions of a kind, as the audit log holds them. */
export function actionsOf(kind: ActivityKind): string[] {
  return Object.entries(activities)
    .filter(([, words]) => words.kind === kind)
    .map(([action]) => action)
}

/** An act in words. One without words here is named by its parts: `project.purge` is `Project: purge`. */
export function activityText(
  action: string,
  outcome: 'done' | 'refused'
): { kind: ActivityKind; text: string } {
  const words = activities[action]
  if (words !== undefined)
    return { kind: words.kind, text: outcome === 'refused' ? (words.refused ?? words.done) : words.done }
  const [area = '', act = ''] = action.replaceAll('-', ' ').split('.')
  const text = `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${act}`
  return { kind: 'other', text }
}
