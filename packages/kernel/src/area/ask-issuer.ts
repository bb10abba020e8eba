import type { CheckProbe } from '@sitewright/api'
import type { Services } from '../services/services.ts'

export type CheckedIssuer = Extract<CheckProbe, { kind: 'issuer' }>['provider']

/**
 * Probes a sign-in provider with the requests that a sign-in makes.
 *
 * @throws {ProviderError} If it fails.
 */
export type AskIssuer = (
  services: Pick<Services, 'database' | 'providerAccess' | 'now'>,
  provider: CheckedIssuer
) => Promise<void>
