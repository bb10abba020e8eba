import type { CheckProbe } from '@sitewright/api'
import { sql } from 'kysely'
import { discover } from '../providers/discovery.ts'
import { githubEndpoints } from '../providers/github.ts'
import {
  ProviderError,
  readJson,
  type ProviderErrorReason,
  probedBad,
  probedUp,
  type ProbeOutcome,
  type ProbeProblem,
  type Services
} from '@sitewright/kernel/services'
import { providerKinds } from '../providers/provider-kinds.ts'
import { toProvider } from '../providers/provider.ts'
import { findProviderRow } from '../providers/providers.repository.ts'

type Parts = Pick<Services, 'database' | 'providerAccess' | 'probe' | 'now'>

/** Runs a probe once: what leaves the server by its driver, our own database and the sign-in providers here. */
export async function runProbe(services: Parts, probe: CheckProbe, timeoutMs: number): Promise<ProbeOutcome> {
  if (probe.kind === 'database') return within(timeoutMs, () => sql`select 1`.execute(services.database.db))
  if (probe.kind === 'issuer') return within(timeoutMs, () => askIssuer(services, probe.provider))
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

/** Asks for the discovery document as a sign-in does, but never from the cache; GitHub, which has none, for a code. */
async function askIssuer(
  { database, providerAccess, now }: Parts,
  id: Extract<CheckProbe, { kind: 'issuer' }>['provider']
): Promise<void> {
  const provider = toProvider(id, await findProviderRow(database.db, id))
  if (providerKinds[id].protocol === 'openid') {
    await discover({ providerAccess: { ...providerAccess, cache: new Map() }, now }, provider)
    return
  }
  const response = await providerAccess.fetch(githubEndpoints(provider).token_endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'code=check-of-the-service'
  })
  if (response.status >= 500) throw new ProviderError('status')
  await readJson(response)
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
