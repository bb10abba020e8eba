import type { CheckProbe } from '@sitewright/api'
import type { Services } from '../services/services.ts'

/** The sign-in provider that a check asks. */
export type CheckedIssuer = Extract<CheckProbe, { kind: 'issuer' }>['provider']

/**
 * Asks a sign-in provider whether it answers, as a sign-in does.
 *
 * @throws {ProviderError} If it does not.
 */
export type AskIssuer = (
  services: Pick<Services, 'database' | 'providerAccess' | 'now'>,
  provider: CheckedIssuer
) => Promise<void>
