import type { Queries } from '../../db/database.ts'

/** What became of a second factor. */
export type SecondFactorChange =
  | 'totp-on'
  | 'totp-off'
  | 'recovery-codes'
  | 'passkey-added'
  | 'passkey-removed'
  | 'reset'

/** The mails that the product sends, with what each one says. */
export type MailTemplate =
  | { kind: 'verify-email'; link: string }
  | { kind: 'claim-address'; link: string }
  | { kind: 'known-address'; link: string }
  | { kind: 'reset-password'; link: string }
  | { kind: 'password-changed' }
  | { kind: 'locked'; link: string }
  | { kind: 'new-device'; device: string; ip: string; at: number }
  | { kind: 'sessions-ended' }
  | { kind: 'confirm-email'; link: string }
  | { kind: 'email-changing'; email: string }
  | { kind: 'email-changed'; email: string }
  | { kind: 'account-deleted' }
  | { kind: 'second-factor-changed'; change: SecondFactorChange }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'provider-connected'; provider: string }
  | { kind: 'provider-disconnected'; provider: string }

/** Takes letters inside the transaction of what they tell about, and delivers them afterwards. */
export interface Outbox {
  /** Whether mail reaches people; without it addresses are not verified. */
  configured: boolean
  enqueue: (queries: Queries, to: { email: string; firstName: string }, template: MailTemplate) => Promise<void>
}
