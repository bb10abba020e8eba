import { domainMisses } from '../tenancy/domain-messages.ts'
import { paymentMisfitMessages, type PaymentMisfit } from '../tenancy/payment-messages.ts'
import { tenantUseMessages, type LimitUse, type TenantLimitName } from '../tenancy/tenant-limit-messages.ts'

export const noticeKinds = [
  'job.done',
  'job.failed',
  'account.locked',
  'role.changed',
  'role.assigned',
  'second-factor.reset-asked',
  'mail.failed',
  'secret.expires',
  'audit.broken',
  'alert.fired',
  'alert.flapping',
  'tenant.limit',
  'tenant.suspended',
  'tenant.domain-lapsed',
  'payment.kept'
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** The facts of a notice besides its subject; the name of a user is never stored here. */
export interface NoticeFacts {
  'job.done': { job: string; isUndo: boolean; done: number; refused: number; skipped: number }
  'job.failed': { job: string; isUndo: boolean; reason: string }
  'account.locked': object
  'role.changed': { name: string }
  'role.assigned': { name: string }
  'second-factor.reset-asked': object
  'mail.failed': { mail: string; problem: string }
  'secret.expires': { provider: string; expiresAt: number; isOver: boolean }
  'audit.broken': { row: number }
  'alert.fired': { name: string; severity: string; description: string }
  'alert.flapping': { name: string }
  'tenant.limit': LimitUse & { name: string; limitName: TenantLimitName }
  'tenant.suspended': { name: string; number: string }
  'tenant.domain-lapsed': { name: string; domain: string }
  'payment.kept': { misfit: PaymentMisfit; number: string | null; payment: string }
}

const jobNames: Readonly<Record<string, string>> = {
  'users.activate': 'Activating people',
  'users.deactivate': 'Deactivating people',
  'users.suspend': 'Suspending people',
  'users.delete': 'Deleting people',
  'users.end-sessions': 'Signing people out',
  'users.unlock': 'Unlocking people',
  'users.invite': 'Sending invitations',
  'users.import': 'Importing people',
  'users.export': 'Exporting people'
}

const mailNames: Readonly<Record<string, string>> = {
  'verify-email': 'The link to verify an address',
  'claim-address': 'The link to claim an address',
  'known-address': 'The mail about a known address',
  'reset-password': 'The link to set a password',
  invitation: 'The invitation to set a password',
  'tenant-invitation': 'The invitation into a tenant',
  'password-changed': 'The mail about a new password',
  'api-key-made': 'The mail about a new API key',
  locked: 'The link to unlock an account',
  'new-device': 'The mail about a new device',
  'sessions-ended': 'The mail about ended sessions',
  'confirm-email': 'The link to confirm an address',
  'email-changing': 'The mail about a change of address',
  'email-changed': 'The mail about a new address',
  'account-closed': 'The mail about a closed account',
  'account-kept': 'The mail about a kept account',
  'account-deleted': 'The mail about a deleted account',
  'second-factor-changed': 'The mail about the second factor',
  'recovery-code-used': 'The mail about a recovery code',
  'provider-connected': 'The mail about a connected provider',
  'provider-disconnected': 'The mail about a disconnected provider',
  'tenant-limit': 'The mail about a limit of a tenant',
  'own-tenant-limit': 'The mail about a limit of an organisation',
  alert: 'The mail about an alert'
}

const nameOfJob = ({ job, isUndo }: { job: string; isUndo: boolean }): string =>
  `${isUndo ? 'Taking back: ' : ''}${jobNames[job] ?? job}`

const counted = (count: number, word: string): string => `${count.toLocaleString('en-GB')} ${word}`

/** The message of a notice. */
export interface NoticeMessage {
  title: string
  text: string
  /** The page with all of them, where a notice stands for several. */
  link?: string
}

interface NoticeReading {
  /** The name of the user whom the notice is about, as its reader may see it. */
  name: string
  /** Number of occurrences since it was last read. */
  times: number
}

type Messages = {
  readonly [K in NoticeKind]: (facts: NoticeFacts[K], reading: NoticeReading) => NoticeMessage
}

/** The messages by kind of notice. */
export const noticeMessages: Messages = {
  'job.done': ({ done, refused, skipped, ...job }) => ({
    title: `${nameOfJob(job)} has ended`,
    text: [
      counted(done, 'done'),
      ...(refused > 0 ? [counted(refused, 'refused')] : []),
      ...(skipped > 0 ? [counted(skipped, 'skipped')] : [])
    ].join(', ')
  }),
  'job.failed': ({ reason, ...job }) => ({ title: `${nameOfJob(job)} has failed`, text: reason }),
  'account.locked': (_facts, { name }) => ({
    title: 'An account is locked',
    text: `${name}, after too many failed sign-ins`
  }),
  'role.changed': ({ name }) => ({
    title: 'Your role has changed',
    text: `${name} has other permissions now`
  }),
  'role.assigned': ({ name }) => ({ title: 'You have another role', text: name }),
  'second-factor.reset-asked': (_facts, { name }) => ({
    title: 'A reset waits for a second administrator',
    text: `The second factor of ${name}`
  }),
  'secret.expires': ({ provider, expiresAt, isOver }) => ({
    title: `The client secret of ${provider} ${isOver ? 'has expired' : 'expires soon'}`,
    text: `${isOver ? 'Since' : 'On'} ${new Date(expiresAt).toISOString().slice(0, 10)}. Make a new one at the provider, and enter it here.`
  }),
  'audit.broken': ({ row }) => ({
    title: 'The chain of the audit log is broken',
    text: `Row ${row.toLocaleString('en-GB')} does not hold: it was changed or is missing.`
  }),
  'alert.fired': ({ name, severity, description }) => ({
    title: `${severity === 'critical' ? 'Critical: ' : ''}${name}`,
    text: description
  }),
  'alert.flapping': ({ name }) => ({
    title: `${name} is flapping`,
    text: 'It fires again and again. Further notices are held back until it calms down.'
  }),
  'tenant.limit': ({ name, limitName, ...use }) => ({
    title: use.used >= use.limit ? `${name} has reached a limit` : `${name} is above 80 % of a limit`,
    text: tenantUseMessages[limitName](use)
  }),
  'tenant.suspended': ({ name, number }, { times }) =>
    times === 1
      ? { title: `${name} is suspended`, text: `Invoice ${number} is overdue for more than 14 days.` }
      : {
          title: `${counted(times, 'tenants')} were suspended`,
          text: `${name} last. Each has an invoice that is overdue for more than 14 days.`,
          link: '/admin/tenants?status=suspended&billing=overdue'
        },
  'tenant.domain-lapsed': ({ name, domain }) => ({
    title: `${domain} is no longer proved`,
    text: `The record of ${name} was not found in DNS for ${domainMisses} days. Put it back, then check the domain again.`
  }),
  'payment.kept': ({ misfit, number, payment }) => ({
    title: 'A payment settles no invoice',
    text: `${payment}: ${paymentMisfitMessages[misfit](number ?? '')}`
  }),
  'mail.failed': ({ mail, problem }, { name }) => ({
    title: 'A mail could not be delivered',
    text: `${mailNames[mail] ?? mail} to ${name}: ${problem}`
  })
}

/** The name of a deleted user, or of one whom the reader may not see. */
export const unknownPerson = 'somebody who is gone'
