import { signInRefusals, toSignInRefusal, type SignInRefusal } from './sign-in-refusals.ts'

/** The categories of the activity log, for filtering. */
export const activityKinds = ['sign-in', 'security', 'profile', 'projects', 'administration'] as const

export type ActivityKind = (typeof activityKinds)[number]

/** The description of an audit action in the activity log of a user. */
export interface ActivityMessages {
  kind: ActivityKind
  /** For the user who did it. */
  done: string
  /** For the user who was refused. */
  refused?: string
  /** The refusal reason that `refused` implies, and the text for other reasons. */
  usual?: { reason: SignInRefusal; otherwise: string }
  /** For the user whom another user did it to. */
  undergone?: string
}

const signIn: Readonly<Record<string, Omit<ActivityMessages, 'kind'>>> = {
  'auth.login': { done: 'Signed in', refused: 'Sign-in refused' },
  'auth.second-factor': {
    done: 'Entered the second factor',
    refused: 'Wrong second factor',
    usual: { reason: 'wrong-code', otherwise: 'Second factor refused' }
  },
  'auth.provider': { done: 'Signed in with a provider', refused: 'Sign-in with a provider refused' },
  'auth.logout': { done: 'Signed out' },
  'auth.lock': { done: 'Account locked', refused: 'Account locked after too many tries' },
  'auth.unlock': { done: 'Lifted a lock' },
  'auth.refresh-reuse': { done: 'Session ended', refused: 'Session ended: its token was used twice' },
  'auth.register': { done: 'Created the account' },
  'auth.set-up': { done: 'Set up the installation' }
}

const security: typeof signIn = {
  'auth.forbidden': {
    done: 'Tried what the role does not allow',
    refused: 'Tried what the role does not allow'
  },
  'auth.step-up': { done: 'Confirmed the session', refused: 'Confirmation refused' },
  'auth.forgot-password': { done: 'Asked for a new password' },
  'auth.reset-password': { done: 'Set a new password by mail' },
  'auth.verify-email': { done: 'Verified the email address' },
  'account.password': {
    done: 'Changed password',
    refused: 'Wrong current password',
    usual: { reason: 'wrong-password', otherwise: 'Change of the password refused' }
  },
  'account.email-ask': { done: 'Asked to change the email address' },
  'account.email': { done: 'Changed the email address' },
  'account.connect': { done: 'Connected a provider' },
  'account.disconnect': { done: 'Disconnected a provider' },
  'account.session-end': { done: 'Ended a session' },
  'account.sessions-end': { done: 'Ended all other sessions' },
  'account.export': { done: 'Downloaded the data of the account' },
  'account.close': {
    done: 'Closed the account',
    refused: 'Deletion refused: wrong password',
    usual: { reason: 'wrong-password', otherwise: 'Deletion refused' }
  },
  'account.keep': { done: 'Kept the account that was closed' },
  'account.delete': { done: 'Deleted the account' },
  'account.key-made': { done: 'Made an API key' },
  'account.key-revoked': { done: 'Revoked an API key' },
  'account.tenant-switch': { done: 'Switched to another tenant' },
  'second-factor.totp-start': { done: 'Began to set up an authenticator app' },
  'second-factor.totp-on': { done: 'Set up an authenticator app' },
  'second-factor.totp-off': { done: 'Removed the authenticator app' },
  'second-factor.recovery-codes': { done: 'New recovery codes' },
  'second-factor.passkey-added': { done: 'Added a passkey' },
  'second-factor.passkey-renamed': { done: 'Renamed a passkey' },
  'second-factor.passkey-removed': { done: 'Removed a passkey' }
}

const profile: typeof signIn = {
  'account.profile': { done: 'Changed the profile' },
  'account.avatar': { done: 'Changed the picture' },
  'account.avatar-remove': { done: 'Removed the picture' }
}

const projects: typeof signIn = {
  'project.create': { done: 'Saved a new project' },
  'project.save': { done: 'Saved a project' },
  'project.rename': { done: 'Renamed a project' },
  'project.delete': { done: 'Deleted a project' },
  'project.undelete': { done: 'Took back the deletion of a project' },
  'project.duplicate': { done: 'Duplicated a project' },
  'project.share': { done: 'Shared a project' },
  'project.unshare': { done: 'Ended the sharing of a project' },
  'project.share-team': { done: 'Shared a project with the team' },
  'project.unshare-team': { done: 'Ended sharing a project with the team' },
  'project.picture-purge': { done: 'Deleted pictures that no project names' },
  'project.purge': { done: 'Deleted a project for good' },
  'project.picture': { done: 'Saved a picture of a project' }
}

const administration: typeof signIn = {
  'user.add': { done: 'Added a person', undergone: 'An administrator made the account' },
  'user.change': { done: 'Changed a person', undergone: 'An administrator changed the account' },
  'user.delete': { done: 'Deleted a person', undergone: 'An administrator deleted the account' },
  'user.restore': {
    done: 'Took back the deletion of a person',
    undergone: 'An administrator took back the deletion of the account'
  },
  'user.email-ask': {
    done: 'Asked to change the email address of a person',
    undergone: 'An administrator asked to change the email address'
  },
  'user.email': {
    done: 'Changed the email address of a person',
    undergone: 'An administrator changed the email address'
  },
  'user.verify': {
    done: 'Sent a person the verification mail again',
    undergone: 'An administrator sent the verification mail again'
  },
  'user.mail': { done: 'Sent a person an email', undergone: 'An administrator sent an email' },
  'user.end-session': {
    done: 'Ended a session of a person',
    undergone: 'An administrator ended a session'
  },
  'user.revoke-key': {
    done: 'Revoked an API key of a person',
    undergone: 'An administrator revoked an API key'
  },
  'user.end-sessions': {
    done: 'Ended the sessions of a person',
    undergone: 'An administrator ended all sessions'
  },
  'user.import-check': { done: 'Checked an import of people' },
  'user.export': { done: 'Began an export of people' },
  'user.export-end': { done: 'An export of people has ended', refused: 'An export of people was broken off' },
  'invoice.export': { done: 'Began an export of invoices' },
  'invoice.export-end': {
    done: 'An export of invoices has ended',
    refused: 'An export of invoices was broken off'
  },
  'audit.export': { done: 'Began an export of the audit log' },
  'audit.export-end': {
    done: 'An export of the audit log has ended',
    refused: 'An export of the audit log was broken off'
  },
  'provider.try': { done: 'Tried a sign-in with a provider', refused: 'A tried sign-in was refused' },
  'user.view-as': {
    done: 'Looked at the pages of a person',
    undergone: 'An administrator looked at the account, without changing anything'
  },
  'user.view-as-end': {
    done: 'Stopped looking at the pages of a person',
    undergone: 'An administrator stopped looking at the account'
  },
  'user.unlock': { done: 'Unlocked a person', undergone: 'An administrator lifted the lock' },
  'alert.acknowledge': { done: 'Acknowledged an alert' },
  'alert-rule.change': { done: 'Changed an alert rule' },
  'incident.note': { done: 'Added a note to an incident' },
  'incident.rename': { done: 'Renamed an incident' },
  'silence.add': { done: 'Silenced alerts' },
  'silence.end': { done: 'Ended a silence' },
  'need.snooze': { done: 'Snoozed what needs somebody' },
  'need.wake': { done: 'Ended a snooze' },
  'explorer.secret-add': { done: 'Added a secret of the API explorer' },
  'explorer.secret-change': { done: 'Replaced a secret of the API explorer' },
  'explorer.secret-delete': { done: 'Deleted a secret of the API explorer' },
  'explorer.execute': { done: 'Carried out a call from the API explorer' },
  'webhook.change': { done: 'Changed a webhook' },
  'webhook.secret': { done: 'Made a new secret for a webhook' },
  'webhook.test': { done: 'Tested a webhook', refused: 'A test of a webhook has failed' },
  'database.connection-add': { done: 'Added a database connection' },
  'database.connection-change': { done: 'Changed a database connection' },
  'database.query': { done: 'Ran a query', refused: 'Ran a query that failed' },
  'database.statement-cancel': {
    done: 'Cancelled a statement of a database',
    refused: 'A statement of a database was not cancelled'
  },
  'database.connection-delete': { done: 'Deleted a database connection' },
  'database.migration-add': { done: 'Added a migration of a database' },
  'database.migration-change': { done: 'Changed a migration of a database' },
  'database.migration-delete': { done: 'Deleted a migration of a database' },
  'database.migrate': {
    done: 'Ran migrations of a database',
    refused: 'Migrations of a database did not run, or not all of them'
  },
  'database.write-begin': { done: 'Began a write of a database' },
  'database.write-commit': { done: 'Committed a write of a database' },
  'database.write-roll-back': { done: 'A write of a database was rolled back' },
  'tenant.add': { done: 'Added a tenant' },
  'tenant.change': { done: 'Changed a tenant' },
  'tenant.suspend': { done: 'Suspended a tenant' },
  'tenant.activate': { done: 'Activated a tenant' },
  'tenant.status-undo': { done: 'Took back the change of the status of a tenant' },
  'tenant.domain-check': {
    done: 'Proved the domain of a tenant',
    refused: 'Checked the domain of a tenant, which is not proved'
  },
  'tenant.domain-lapse': { done: 'The proof of the domain of a tenant has lapsed' },
  'tenant.features': { done: 'Changed the features of a tenant' },
  'tenant.delete': { done: 'Deleted a tenant' },
  'invoice.issue': { done: 'Issued an invoice' },
  'invoice.payment-link': { done: 'Made a payment link of an invoice' },
  'invoice.payment-kept': { done: 'A payment settled no invoice' },
  'invoice.pay': { done: 'Marked an invoice as paid' },
  'invoice.void': { done: 'Made an invoice void' },
  'invoice.remind': { done: 'Sent a reminder of an invoice' },
  'tenant.invite': { done: 'Invited somebody into a tenant' },
  'tenant.invite-again': { done: 'Sent an invitation into a tenant again' },
  'tenant.invite-revoked': { done: 'Revoked an invitation into a tenant' },
  'tenant.joined': { done: 'Came into a tenant' },
  'tenant.member-role': { done: 'Changed the role of a member of a tenant' },
  'tenant.member-removed': { done: 'Removed a member of a tenant' },
  'satisfaction.change': { done: 'Changed whether people are asked how satisfied they are' },
  'tenant.probe': { done: 'Probed the isolation of tenants' },
  'plan.change': { done: 'Changed a plan' },
  'view.change': { done: 'Changed a shared view' },
  'check.add': { done: 'Added a check of a service' },
  'check.change': { done: 'Changed a check of a service' },
  'check.delete': { done: 'Deleted a check of a service' },
  'maintenance.add': { done: 'Added a maintenance window' },
  'maintenance.end': { done: 'Ended a maintenance window' },
  'maintenance.delete': { done: 'Deleted a maintenance window' },
  'job.start': { done: 'Began a job' },
  'job.end': { done: 'A job has ended', refused: 'A job has failed' },
  'job.cancel': { done: 'Cancelled a job' },
  'job.undo': { done: 'Began to undo a job' },
  'user.second-factor-reset-asked': {
    done: "Asked to reset a person's second factor",
    undergone: 'An administrator asked to reset the second factor'
  },
  'user.second-factor-reset': {
    done: "Reset a person's second factor",
    undergone: 'An administrator reset the second factor'
  },
  'user.reset-password': {
    done: 'Sent a person a link for a new password',
    undergone: 'An administrator sent a link for a new password'
  },
  'role.add': { done: 'Made a role' },
  'role.change': { done: 'Changed a role' },
  'role.delete': { done: 'Deleted a role' },
  'settings.security': { done: 'Changed the security settings' },
  'provider.update': { done: 'Changed a sign-in provider' },
  'provider.test': { done: 'Tested a sign-in provider' }
}

const byKind = {
  'sign-in': signIn,
  security,
  profile,
  projects,
  administration
} as const satisfies Record<ActivityKind, typeof signIn>

/** The messages of the activity log, by audit action. */
export const activityMessages: ReadonlyMap<string, ActivityMessages> = new Map(
  activityKinds.flatMap((kind) =>
    Object.entries(byKind[kind]).map(([action, words]) => [action, { ...words, kind }] as const)
  )
)

/** The audit actions of a category. */
export function auditActionsOf(kind: ActivityKind): string[] {
  return Object.keys(byKind[kind])
}

/** The outcome of an action, and whether the reader was the actor. */
export interface ActivityView {
  outcome: 'done' | 'refused'
  own: boolean
  /** Why it was refused, where that is stored. */
  reason?: unknown
  /** Whether an administrator did it while viewing as the reader. */
  viewed?: boolean
}

/**
 * Describes an audit action. One without a message is described by its parts: `widget.turn-on` is `Widget: turn on`.
 */
export function toActivityText(
  action: string,
  { outcome, own, reason, viewed = false }: ActivityView
): { kind: ActivityKind; text: string } {
  const words = activityMessages.get(action)
  if (words === undefined) {
    const [area = '', act = ''] = action.replaceAll('-', ' ').split('.')
    return { kind: 'administration', text: `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${act}` }
  }
  const { kind, done, refused = done, undergone = done, usual } = words
  if (!own && !viewed) return { kind, text: undergone }
  const text = outcome === 'refused' ? refused : done
  if (viewed) return { kind, text: `An administrator who viewed the account: ${text}` }
  const refusal = outcome === 'refused' ? toSignInRefusal(reason) : undefined
  if (refusal === undefined || refusal === usual?.reason) return { kind, text }
  return { kind, text: `${usual?.otherwise ?? text}: ${signInRefusals[refusal]}` }
}
