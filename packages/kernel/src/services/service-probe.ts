import type { CheckProbe } from '@sitewright/api'

/** Why a probe found a problem, as a code of our own; the service's text is not stored. */
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

/** The result of a probe. A warning counts as up; unknown where the service could not be probed. */
export interface ProbeOutcome {
  outcome: 'up' | 'warning' | 'down' | 'unknown'
  /** Response time in milliseconds; null without a response. */
  responseMs: number | null
  problem: ProbeProblem | null
  /** The number that belongs to the problem: a status code, or days left. */
  detail: number | null
  /** When the certificate expires, in milliseconds since 1970. */
  expiresAt: number | null
}

/** Probes that open a network connection. */
export type OutboundProbe = Extract<CheckProbe, { kind: 'http' | 'tcp' | 'tls' | 'smtp' }>

/** Probes a service once, within a timeout. Failures are values, it does not throw. */
export type ServiceProbe = (probe: OutboundProbe, timeoutMs: number) => Promise<ProbeOutcome>

/** The result of a successful probe. */
export function probedUp(responseMs: number, expiresAt: number | null = null): ProbeOutcome {
  return { outcome: 'up', responseMs, problem: null, detail: null, expiresAt }
}

/** A result with a problem: the service failed, could not be probed, or works and soon will not. */
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

/** The probe of an environment without network access, such as a page. */
export const probeNothing: ServiceProbe = () => Promise.resolve(probedBad('unknown', 'needs-server'))
