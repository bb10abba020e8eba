import type { IdentityProviderTest, ProviderId } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { requireInstallation } from '../people/rights.ts'
import { limitRate } from '../rates/rate.ts'
import { discover, forgetDiscovery } from './discovery.ts'
import { githubServer } from './github.ts'
import { providerKinds } from './kinds.ts'
import { faultMessages, providerMessages } from './messages.ts'
import { missingOf, providerOf, redirectUriOf, secretPlace, type Provider } from './provider.ts'
import { fetchJson, ProviderProblem, readJson } from './provider-fetch.ts'
import { providerRow } from './providers.repository.ts'

type Step = IdentityProviderTest['steps'][number]

/** Asks a provider all that a sign-in will ask, as far as that goes without a person, and says what is wrong. */
export async function testProvider(
  accounts: Accounts,
  id: ProviderId,
  actor: Actor,
  caller: Caller
): Promise<IdentityProviderTest> {
  requireInstallation(actor)
  await limitRate(accounts, 'test-connection', actor.userId)
  const provider = providerOf(id, await providerRow(accounts.database.db, id))
  forgetDiscovery(accounts)
  const steps = await stepsOf(accounts, provider)
  const success = steps.every(({ ok }) => ok)
  await atomically(accounts.database, (transaction) =>
    record(accounts, transaction, caller, {
      action: 'provider.test',
      outcome: success ? 'done' : 'refused',
      actorId: actor.userId,
      subject: { type: 'provider', id },
      details: { failed: steps.filter(({ ok }) => !ok).map((step) => step.id) }
    })
  )
  return { success, steps }
}

async function stepsOf(accounts: Accounts, provider: Provider): Promise<Step[]> {
  const complete = missingOf(provider).length === 0
  const steps: Step[] = [
    {
      id: 'configuration',
      ok: complete,
      message: complete ? providerMessages.configured : providerMessages.notConfigured
    }
  ]
  const openid = providerKinds[provider.id].protocol === 'openid'
  const found = openid
    ? await tried('discovery', steps, async () => ({
        message: providerMessages.discovered,
        value: await discover(accounts, provider)
      }))
    : githubServer(provider)
  if (found === undefined) return steps
  const { jwks_uri: keys } = found
  if (keys !== undefined) await tried('keys', steps, () => keysOf(accounts, keys))
  if (provider.clientId !== '' && provider.sealedSecret !== null)
    await tried('credentials', steps, () => credentialsOf(accounts, provider, found.token_endpoint))
  return steps
}

interface Answer<T> {
  message: string
  ok?: boolean
  value?: T
}

/** Adds what a question came to; its value, or undefined where it failed. */
async function tried<T>(
  id: Step['id'],
  steps: Step[],
  ask: () => Promise<Answer<T>>
): Promise<T | undefined> {
  try {
    const { message, ok = true, value } = await ask()
    steps.push({ id, ok, message })
    return value
  } catch (error) {
    if (!(error instanceof ProviderProblem)) throw error
    steps.push({ id, ok: false, message: faultMessages[error.fault] })
    return undefined
  }
}

async function keysOf({ providerAccess }: Accounts, address: string): Promise<Answer<never>> {
  const { keys } = ((await fetchJson(providerAccess.fetch, address)) ?? {}) as { keys?: unknown }
  const usable = Array.isArray(keys) && keys.some((key) => (key as { kty?: unknown } | null)?.kty === 'RSA')
  return usable
    ? { message: providerMessages.keysFound }
    : { ok: false, message: providerMessages.keysMissing }
}

const clientErrors: ReadonlySet<unknown> = new Set([
  'invalid_client',
  'unauthorized_client',
  'incorrect_client_credentials',
  'Not Found'
])
const codeErrors: ReadonlySet<unknown> = new Set(['invalid_grant', 'bad_verification_code'])

/** Tries to exchange a code that nobody gave out: a provider that knows the client complains about the code alone. */
async function credentialsOf(
  accounts: Accounts,
  provider: Provider,
  endpoint: string
): Promise<Answer<never>> {
  const { id, clientId, sealedSecret } = provider
  const response = await accounts.providerAccess.fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'test-of-the-configuration',
      redirect_uri: redirectUriOf(accounts, id),
      client_id: clientId,
      client_secret: await accounts.sealer.open(sealedSecret ?? '', secretPlace(id)),
      code_verifier: 'test-of-the-configuration-test-of-the-configuration'
    }).toString()
  })
  const { error } = ((await readJson(response)) ?? {}) as { error?: unknown }
  if (codeErrors.has(error)) return { message: providerMessages.credentialsAccepted }
  if (clientErrors.has(error)) return { ok: false, message: providerMessages.clientUnknown }
  if (error === 'redirect_uri_mismatch') return { ok: false, message: providerMessages.redirectUnknown }
  return { ok: false, message: providerMessages.credentialsUnclear }
}
