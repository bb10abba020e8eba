import { tenantUseMessages, type TenantLimitName } from '@sitewright/api'
import type { MailTemplate, SecondFactorChange, TenantLimitFacts } from '../services/outbox.ts'

export interface MailContent {
  subject: string
  paragraphs: readonly string[]
  /** Call to action. */
  action?: { label: string; link: string }
  /** Small print. */
  note: string
}

const notYou = 'If this was not you, reset your password at once and end the sessions that you do not know.'
const ignore = 'If you did not ask for this, you need not do anything.'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const money = (hundredths: number, currency: string): string =>
  (hundredths / 100).toLocaleString('en-GB', { style: 'currency', currency, minimumFractionDigits: 2 })

const secondFactorChanges = {
  'totp-on': 'An authenticator app was just set up for your Sitewright account.',
  'totp-off': 'The authenticator app of your Sitewright account was just removed.',
  'recovery-codes':
    'New recovery codes were just made for your Sitewright account; the ones from before no longer work.',
  'passkey-added': 'A passkey was just added to your Sitewright account.',
  'passkey-removed': 'A passkey of your Sitewright account was just removed.',
  reset:
    'An administrator has just removed the second factor of your Sitewright account, and signed you out everywhere.'
} as const satisfies Record<SecondFactorChange, string>

type AlertedCheck = NonNullable<Extract<MailTemplate, { kind: 'alert' }>['check']>

function checkFacts({ address, failures, since }: AlertedCheck, isOver: boolean): string {
  const asked = address === null ? '' : `${address}: `
  const from = time.format(since)
  return isOver
    ? `${asked}it was down since ${from} UTC.`
    : `${asked}${failures === 1 ? 'one failure' : `${failures} failures in a row`}, down since ${from} UTC.`
}

const alertSubjects = {
  fired: (title: string) => `Alert: ${title}`,
  flapping: (title: string) => `Flapping: ${title}`,
  resolved: (title: string) => `Resolved: ${title}`
} as const

const limitEffects = {
  users: 'Nobody can be added to it at a limit, and invitations into it cannot be accepted.',
  storage: 'Nothing more can be saved in it at a limit.',
  requests: 'At a limit its API keys are refused until the next month; people can go on.'
} as const satisfies Record<TenantLimitName, string>

const describeLimit = ({ tenant, limitName, ...use }: TenantLimitFacts) => ({
  subject: use.used >= use.limit ? `${tenant} has reached a limit` : `${tenant} is above 80 % of a limit`,
  paragraphs: [`${tenant} has used ${tenantUseMessages[limitName](use)}.`, limitEffects[limitName]]
})

type TemplateTable = {
  [K in MailTemplate['kind']]: (template: Extract<MailTemplate, { kind: K }>) => MailContent
}

const templates: TemplateTable = {
  'verify-email': ({ link }) => ({
    subject: 'Verify your email address',
    paragraphs: [
      'Thank you for creating a Sitewright account. One step is left: confirm that this address is yours.'
    ],
    action: { label: 'Verify this address', link },
    note: `The link works once, within 24 hours. ${ignore}`
  }),
  'claim-address': ({ link }) => ({
    subject: 'Verify your email address',
    paragraphs: [
      'Somebody has asked for a Sitewright account with this address, and asked us to send the mail again. Choose your password now: that verifies the address, and nothing that was entered before counts.'
    ],
    action: { label: 'Choose your password', link },
    note: `The link works once, within 30 minutes. ${ignore}`
  }),
  'known-address': ({ link }) => ({
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, probably you, tried to create a Sitewright account with this address. There is one already, so nothing was changed.',
      'Sign in with your password. If you no longer know it, the sign-in page lets you set a new one.'
    ],
    action: { label: 'Go to the sign-in page', link },
    note: ignore
  }),
  'reset-password': ({ link }) => ({
    subject: 'Set a new password',
    paragraphs: ['Somebody, probably you, asked for a new password for your Sitewright account.'],
    action: { label: 'Set a new password', link },
    note: `The link works once, within 30 minutes. ${ignore} Your password stays as it is.`
  }),
  invitation: ({ link }) => ({
    subject: 'Your Sitewright account',
    paragraphs: [
      'An administrator has made a Sitewright account for this address. Set your password to sign in; that also confirms that the address is yours.'
    ],
    action: { label: 'Set your password', link },
    note: 'The link works once, within 30 minutes. After that, Forgot password on the sign-in page sends you another one.'
  }),
  'tenant-invitation': ({ tenant, role, inviter, days, link }) => ({
    subject: `Invitation to ${tenant}`,
    paragraphs: [
      `${inviter} invites you to ${tenant} on Sitewright, with the role ${role}.`,
      'You can accept with a new account, or with the one that has this address.'
    ],
    action: { label: 'Look at the invitation', link },
    note: `The link works once, within ${days} days. If you do not expect it, do nothing.`
  }),
  'password-changed': ({ keysRevoked = 0 }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Sitewright account was just changed.',
      ...(keysRevoked > 0
        ? [`Your API keys were revoked with it: ${keysRevoked}. Make new ones for what used them.`]
        : [])
    ],
    note: notYou
  }),
  'api-key-made': ({ name, device, ip, until }) => ({
    subject: 'A new API key',
    paragraphs: [
      `An API key was just made for your Sitewright account: ${name}. It works until ${time.format(until)} UTC.`,
      `${device}, from the address ${ip}.`
    ],
    note: `If this was you, all is well. If not, revoke the key under Security in your profile. ${notYou}`
  }),
  locked: ({ link }) => ({
    subject: 'Your account is locked for a while',
    paragraphs: [
      'Your Sitewright account was locked after several sign-ins with a wrong password. It opens again by itself after some minutes.',
      'If it was you, you can lift the lock now.'
    ],
    action: { label: 'Lift the lock', link },
    note: 'The link works once, within an hour. If it was not you, choose a password that you use nowhere else.'
  }),
  'new-device': ({ device, ip, at }) => ({
    subject: 'A sign-in on a new device',
    paragraphs: [
      'Your Sitewright account was just signed in to on a device that we have not seen before.',
      `${device}, from the address ${ip}, on ${time.format(at)} UTC.`
    ],
    note: `If this was you, all is well. ${notYou}`
  }),
  'sessions-ended': () => ({
    subject: 'You were signed out for safety',
    paragraphs: [
      'A sign-in token of your Sitewright account was used twice, which happens when somebody copies it. We have ended that session.'
    ],
    note: 'Sign in again to go on. If you sign in on a device that others use, change your password too.'
  }),
  'confirm-email': ({ link }) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      'Somebody, probably you, wants to use this address for their Sitewright account. Until you confirm it, the account keeps the old one.'
    ],
    action: { label: 'Use this address', link },
    note: `The link works once, within 24 hours. ${ignore}`
  }),
  'email-changing': ({ email, byAdministrator }) => ({
    subject: 'Your email address is about to change',
    paragraphs: [
      `${byAdministrator ? 'An administrator' : 'Somebody, probably you,'} asked to use ${email} for your Sitewright account instead of this address. It changes once the link that we sent there was opened.`
    ],
    note: byAdministrator
      ? 'If you do not know of this, tell who runs this installation at once.'
      : `${notYou} A new password makes that link worthless.`
  }),
  'email-changed': ({ email }) => ({
    subject: 'Your email address was changed',
    paragraphs: [`Your Sitewright account uses ${email} from now on, and no longer this address.`],
    note: 'If this was not you, tell who runs this installation at once.'
  }),
  'account-closed': ({ until, link }) => ({
    subject: 'Your account is closed',
    paragraphs: [
      'Your Sitewright account was just closed, and signed out everywhere. What you shared by a link is no longer shown.',
      `It is deleted on ${time.format(until)} UTC, with your projects and everything else that is kept about you. Until then you can keep it: sign in, and choose to keep it.`
    ],
    action: { label: 'Sign in to keep it', link },
    note: 'If this was not you, keep the account, then change your password and end the sessions that you do not know.'
  }),
  'account-kept': () => ({
    subject: 'Your account is kept',
    paragraphs: ['Your Sitewright account, which was closed, is open again. Nothing of it was deleted.'],
    note: notYou
  }),
  'account-deleted': () => ({
    subject: 'Your account was deleted',
    paragraphs: [
      'Your Sitewright account was just deleted, with your projects and everything else that was kept about you.'
    ],
    note: 'If this was not you, tell who runs this installation at once.'
  }),
  'second-factor-changed': ({ change }) => ({
    subject: 'Your second factor was changed',
    paragraphs: [secondFactorChanges[change]],
    note: notYou
  }),
  'provider-connected': ({ provider }) => ({
    subject: `${provider} was connected`,
    paragraphs: [
      `An account of ${provider} was just connected with your Sitewright account, and signs in to it.`
    ],
    note: `If this was not you, disconnect it in your profile. ${notYou}`
  }),
  'provider-disconnected': ({ provider }) => ({
    subject: `${provider} was disconnected`,
    paragraphs: [`Your account of ${provider} no longer signs in to your Sitewright account.`],
    note: notYou
  }),
  'viewed-as': ({ administrator, reason, at }) => ({
    subject: 'An administrator looks at your account',
    paragraphs: [
      `${administrator}, an administrator of this installation, has looked at the pages of your Sitewright account since ${time.format(at)} UTC, for half an hour at most. Nothing can be changed that way, and no secret is shown.`,
      `The reason that was given: ${reason}`
    ],
    note: 'If you do not know why, ask who runs this installation. Your activity log has it too.'
  }),
  alert: ({ change, title, description, check, at, link }) => ({
    subject: alertSubjects[change](title),
    paragraphs: [
      description,
      ...(check === undefined ? [] : [checkFacts(check, change === 'resolved')]),
      ...(change === 'flapping'
        ? ['It fires again and again, so further mails are held back until it calms down.']
        : []),
      `${change === 'resolved' ? 'Resolved' : 'Fired'} at ${time.format(at)} UTC.`
    ],
    action: { label: change === 'resolved' ? 'Look at the alert' : 'Look at it, or acknowledge it', link },
    note: 'You get this since a rule of the monitoring names you. Whoever may change rules can leave you out.'
  }),
  'invoice-reminder': ({ tenant, number, total, currency, dueAt, isOverdue, payment }) => ({
    subject: `${isOverdue ? 'Overdue: invoice' : 'Reminder of invoice'} ${number}`,
    paragraphs: [
      `Invoice ${number} for ${tenant} of ${money(total, currency)} ${isOverdue ? 'was' : 'is'} due on ${time.format(dueAt)} UTC.`,
      isOverdue
        ? 'Please pay it now. An organisation whose invoice stays unpaid for 14 days after that is suspended: nobody of it can sign in until it is paid.'
        : 'Please pay it until then.',
      ...(payment === undefined
        ? []
        : [`The link works until ${time.format(payment.until)} UTC. Whoever has it can pay.`])
    ],
    ...(payment === undefined ? {} : { action: { label: 'Pay this invoice', link: payment.link } }),
    note: 'You get this as the admin of this organisation. If it was paid already, or something is wrong with it, tell who runs this installation.'
  }),
  'tenant-limit': ({ link, ...facts }) => ({
    ...describeLimit(facts),
    action: { label: 'Look at the tenant', link },
    note: 'You get this since you run this installation and may see its tenants.'
  }),
  'own-tenant-limit': (facts) => ({
    ...describeLimit(facts),
    note: 'You get this as the admin of this organisation. For a higher limit ask whoever runs this installation.'
  }),
  message: ({ subject, text, sender }) => ({
    subject,
    paragraphs: text.replaceAll('\r\n', '\n').split(/\n{2,}/),
    note: `${sender} wrote this to you as an administrator of this installation.`
  }),
  'recovery-code-used': ({ left }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      'Somebody just proved to be you with a recovery code of your Sitewright account.',
      left === 0 ? 'That was the last one. Make new ones in your profile.' : `Codes that are left: ${left}.`
    ],
    note: notYou
  })
}

/** The content of a mail template. */
export function toMailContent(template: MailTemplate): MailContent {
  const say = templates[template.kind] as (template: MailTemplate) => MailContent
  return say(template)
}

/**
 * Greeting of a mail. Anybody may register another person's address with any name, so a name that could be read as a
 * link is left out (phishing).
 */
export function greeting(firstName: string): string {
  const name = firstName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return name === '' || name.length > 40 || /[:/@.\\<>]/.test(name) ? 'Hello,' : `Hello ${name},`
}
