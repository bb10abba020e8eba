import type { Product } from '@sitewright/kernel/area'
import type { CheckProbe } from '@sitewright/api'
import { sql } from 'kysely'
import {
  ProviderError,
  type ProviderErrorReason,
  probedBad,
  probedUp,
  type ProbeOutcome,
  type ProbeProblem,
  type Services
} from '@sitewright/kernel/services'

/** Dependencies of a probe. */
export type ProbeParts = Pick<Services, 'database' | 'providerAccess' | 'probe' | 'now'> &
  Pick<Product, 'askIssuer'>

/** Runs a probe once: our own database and the sign-in providers here, everything else by the driver. */
export async function runProbe(
  services: ProbeParts,
  probe: CheckProbe,
  timeoutMs: number
): Promise<ProbeOutcome> {
  if (probe.kind === 'database') return within(timeoutMs, () => sql`select 1`.execute(services.database.db))
  if (probe.kind === 'issuer') return within(timeoutMs, () => services.askIssuer(services, probe.provider))
  return services.probe(probe, timeoutMs)
}

async function within(timeoutMs: number, ask: () => Promise<unknown>): Promise<ProbeOutcome> {
  const begun = performance.now()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), timeoutMs)
  try {
    const first = await Promise.race([ask(), late.promise])
    return first === 'late' ? probedBad('down', 'timeout') : probedUp(performance.now() - begun)
  } catch (error) {
    return error instanceof ProviderError ? toOutcome(error) : probedBad('down', 'other')
  } finally {
    clearTimeout(timer)
  }
}

const problems: Readonly<Partial<Record<ProviderErrorReason, ProbeProblem>>> = {
  private: 'denied',
  dns: 'dns',
  refused: 'refused',
  timeout: 'timeout',
  tls: 'tls'
}

function toOutcome({ reason }: ProviderError): ProbeOutcome {
  const problem = problems[reason] ?? (reason === 'other' ? 'other' : 'issuer')
  return probedBad(problem === 'denied' ? 'unknown' : 'down', problem)
}
