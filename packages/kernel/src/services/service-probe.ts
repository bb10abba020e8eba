import type { CheckProbe } from '@sitewright/api'

/** Why a probe did not find a service up, as a code of our own; what the service said is not kept. */
export type ProbeProblem =
  | 'dns'
  | 'denied'
  | 'refused'
  | 'timeout'
  | 'closed'
  | 'tls'
  | 'expired'
  | 'expires-soon'
  | 'status'
  | 'text-missing'
  | 'text-found'
  | 'not-http'
  | 'mail'
  | 'issuer'
  | 'needs-server'
  | 'no-mail-server'
  | 'other'

/** What a probe found. A warning is up; it is unknown where the service could not even be asked. */
export interface ProbeOutcome {
  outcome: 'up' | 'warning' | 'down' | 'unknown'
  /** Milliseconds until the answer; null where there was none. */
  responseMs: number | null
  problem: ProbeProblem | null
  /** The number that the problem tells: a status, or days left. */
  detail: number | null
  /** When the certificate expires, in milliseconds since 1970. */
  expiresAt: number | null
}

/** The probes that leave this server. */
export type OutboundProbe = Extract<CheckProbe, { kind: 'http' | 'tcp' | 'tls' | 'smtp' }>

/** Asks a service once, within a time. Failures are values, it does not throw. */
export type ServiceProbe = (probe: OutboundProbe, timeoutMs: number) => Promise<ProbeOutcome>

/** A service that answered as it should. */
export function probedUp(responseMs: number, expiresAt: number | null = null): ProbeOutcome {
  return { outcome: 'up', responseMs, problem: null, detail: null, expiresAt }
}

/** A service that failed, could not be asked, or works and soon will not. */
export function probedBad(
  outcome: 'warning' | 'down' | 'unknown',
  problem: ProbeProblem,
  {
    responseMs = null,
    detail = null,
    expiresAt = null
  }: Partial<Pick<ProbeOutcome, 'responseMs' | 'detail' | 'expiresAt'>> = {}
): ProbeOutcome {
  return { outcome, responseMs, problem, detail, expiresAt }
}

/** The probe of a place without a network of its own, such as a page. */
export const probeNothing: ServiceProbe = () => Promise.resolve(probedBad('unknown', 'needs-server'))
