import type { ApiErrorCode } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Flow } from './flows.ts'
import type { ProviderPerson } from './person.ts'
import { personFrom } from './protocol.ts'
import { redirectUriOf, secretPlace, type Provider } from './provider.ts'
import { ProviderProblem, type ProviderFault } from './provider-fetch.ts'
import { restrictionOn } from './restrictions.ts'

/** What a provider puts behind our address when it sends a browser back. */
export interface Returned {
  code?: string | undefined
  state?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Who came back, or why nobody did; the reason is for the audit log alone. */
export type Introduced =
  | { ok: true; person: ProviderPerson }
  | { ok: false; code: ApiErrorCode; reason: string }

/** What passes by itself; everything else is an answer that does not hold. */
const passing: ReadonlySet<ProviderFault> = new Set(['dns', 'refused', 'timeout', 'tls', 'other'])

/** Asks the provider who came back, and whether somebody like that may enter. */
export async function introduce(
  accounts: Accounts,
  provider: Provider,
  flow: Flow,
  { state = '', ...returned }: Returned
): Promise<Introduced> {
  if (returned.error !== undefined) return { ok: false, code: 'oauth.denied', reason: 'denied' }
  if (!provider.enabled || provider.sealedSecret === null)
    return { ok: false, code: 'oauth.unavailable', reason: 'disabled' }
  const clientSecret = await accounts.sealer.open(provider.sealedSecret, secretPlace(provider.id))
  const address = new URL(redirectUriOf(accounts, provider.id))
  address.searchParams.set('state', state)
  address.searchParams.set('code', returned.code ?? '')
  if (returned.iss !== undefined) address.searchParams.set('iss', returned.iss)
  try {
    const exchange = { provider, clientSecret, returned: address, state, secrets: flow.secrets }
    const person = await personFrom(accounts, exchange)
    if (person === 'tenant') return { ok: false, code: 'oauth.tenant', reason: 'tenant' }
    const restriction = restrictionOn(person, provider.restrictions)
    return restriction === undefined
      ? { ok: true, person }
      : { ok: false, code: restriction, reason: 'restriction' }
  } catch (error) {
    return failed(error)
  }
}

/** Whatever the libraries throw on a hostile answer is the same to the person; what it was is kept for the log. */
function failed(error: unknown): Introduced {
  const problem = problemIn(error)
  if (problem !== undefined && passing.has(problem.fault))
    return { ok: false, code: 'oauth.unreachable', reason: problem.fault }
  return { ok: false, code: 'oauth.failed', reason: problem?.fault ?? nameOf(error) }
}

function problemIn(error: unknown): ProviderProblem | undefined {
  if (error instanceof ProviderProblem) return error
  return error instanceof Error && error.cause !== undefined ? problemIn(error.cause) : undefined
}

function nameOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return [code, name].find((text) => typeof text === 'string') ?? 'unknown'
}
