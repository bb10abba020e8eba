import type { TenantLimitName } from '@sitewright/api'
import type { Queries } from '../db/database.ts'

/** A second-factor change, for audit log and mail. */
export type SecondFactorChange =
  | 'totp-on'
  | 'totp-off'
  | 'recovery-codes'
  | 'passkey-added'
  | 'passkey-removed'
  | 'reset'

/** The usage of a limit of a tenant. */
export interface TenantLimitFacts {
  tenant: string
  limitName: TenantLimitName
  used: number
  limit: number
}

export type MailTemplate =
  | { kind: 'verify-email'; link: string }
  | { kind: 'claim-address'; link: string }
  | { kind: 'known-address'; link: string }
  | { kind: 'reset-password'; link: string }
  | { kind: 'invitation'; link: string }
  | {
      kind: 'tenant-invitation'
      tenant: string
      role: string
      inviter: string
      days: number
      link: string
    }
  | { kind: 'password-changed'; keysRevoked?: number }
  | { kind: 'api-key-made'; name: string; device: string; ip: string; until: number }
  | { kind: 'locked'; link: string }
  | { kind: 'new-device'; device: string; ip: string; at: number }
  | { kind: 'sessions-ended' }
  | { kind: 'confirm-email'; link: string }
  | { kind: 'email-changing'; email: string; byAdministrator: boolean }
  | { kind: 'email-changed'; email: string }
  | { kind: 'account-closed'; until: number; link: string }
  | { kind: 'account-kept' }
  | { kind: 'account-deleted' }
  | { kind: 'second-factor-changed'; change: SecondFactorChange }
  | { kind: 'recovery-code-used'; left: number }
  | { kind: 'provider-connected'; provider: string }
  | { kind: 'provider-disconnected'; provider: string }
  | { kind: 'viewed-as'; administrator: string; reason: string; at: number }
  | {
      kind: 'invoice-reminder'
      tenant: string
      number: string
      /** In hundredths of the currency. */
      total: number
      currency: string
      dueAt: number
      isOverdue: boolean
      /** Payment link and its expiry; left out where only payments outside are accepted. */
      payment?: { link: string; until: number }
    }
  | ({ kind: 'tenant-limit'; link: string } & TenantLimitFacts)
  | ({ kind: 'own-tenant-limit' } & TenantLimitFacts)
  | {
      kind: 'alert'
      change: 'fired' | 'flapping' | 'resolved'
      title: string
      description: string
      /** Of a check: its address, the number of consecutive failures, and since when it is down. */
      check?: { address: string | null; failures: number; since: number }
      at: number
      link: string
    }
  | { kind: 'message'; subject: string; text: string; sender: string }

/** Transactional outbox: mails are enqueued inside a transaction and delivered after its commit. */
export interface Outbox {
  /** Whether mail is configured; without it addresses are not verified. */
  configured: boolean
  /** Whether no mail server can be configured, as in the demo. @default false */
  impossible?: true
  enqueue: (
    queries: Queries,
    to: { email: string; firstName: string },
    template: MailTemplate
  ) => Promise<void>
}
