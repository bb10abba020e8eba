import type { IdentityProviderTest, ProviderId } from '@sitewright/api'
import { type Services, fetchJson, ProviderError, readJson } from '@sitewright/kernel/services'
import type { UserCall } from '@sitewright/kernel/call'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { clearDiscoveryCache, discover } from './discovery.ts'
import { githubEndpoints } from './github.ts'
import { providerKinds } from './provider-kinds.ts'
import { providerErrorMessages, providerMessages } from './messages.ts'
import {
  clientSecretContext,
  findMissingFields,
  type Provider,
  toProvider,
  toRedirectUri
} from './provider.ts'
import { findProviderRow } from './providers.repository.ts'

type Step = IdentityProviderTest['steps'][number]

/** Tests a provider's configuration: every request of a sign-in that needs no user. */
export async function testProvider(call: UserCall, id: ProviderId): Promise<IdentityProviderTest> {
  const { services, actor } = call
  await enforceRateLimit(services, 'test-connection', actor.userId)
  const provider = toProvider(id, await findProviderRow(services.database.db, id))
  clearDiscoveryCache(services)
  const steps = await runSteps(services, provider)
  const success = steps.every(({ ok }) => ok)
  const failed = steps.filter(({ ok }) => !ok).map((step) => step.id)
  await call.transaction((transaction) =>
    transaction.audit(
      'provider.test',
      { type: 'provider', id },
      { outcome: success ? 'done' : 'refused', details: { failed } }
    )
  )
  return { success, steps }
}

async function runSteps(services: Services, provider: Provider): Promise<Step[]> {
  const complete = findMissingFields(provider).length === 0
  const steps: Step[] = [
    {
      id: 'configuration',
      ok: complete,
      message: complete ? providerMessages.configured : providerMessages.notConfigured
    }
  ]
  const openid = providerKinds[provider.id].protocol === 'openid'
  const found = openid
    ? await runStep('discovery', steps, async () => ({
        message: providerMessages.discovered,
        value: await discover(services, provider)
      }))
    : githubEndpoints(provider)
  if (found === undefined) return steps
  const { jwks_uri: keys } = found
  if (keys !== undefined) await runStep('keys', steps, () => checkKeys(services, keys))
  if (provider.clientId !== '' && provider.encryptedSecret !== null)
    await runStep('credentials', steps, () => checkCredentials(services, provider, found.token_endpoint))
  return steps
}

interface StepResult<T> {
  message: string
  ok?: boolean
  value?: T
}

/** Runs a test step and adds its result; returns the value, or undefined if it failed. */
async function runStep<T>(
  id: Step['id'],
  steps: Step[],
  ask: () => Promise<StepResult<T>>
): Promise<T | undefined> {
  try {
    const { message, ok = true, value } = await ask()
    steps.push({ id, ok, message })
    return value
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    steps.push({ id, ok: false, message: providerErrorMessages[error.reason] })
    return undefined
  }
}

async function checkKeys({ providerAccess }: Services, address: string): Promise<StepResult<never>> {
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

/** Exchanges an invalid code: a provider that accepts the client credentials rejects only the code. */
async function checkCredentials(
  services: Services,
  provider: Provider,
  endpoint: string
): Promise<StepResult<never>> {
  const { id, clientId, encryptedSecret } = provider
  const response = await services.providerAccess.fetch(endpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'test-of-the-configuration',
      redirect_uri: toRedirectUri(services, id),
      client_id: clientId,
      client_secret: await services.encryptor.decrypt(encryptedSecret ?? '', clientSecretContext(id)),
      code_verifier: 'test-of-the-configuration-test-of-the-configuration'
    }).toString()
  })
  const { error } = ((await readJson(response)) ?? {}) as { error?: unknown }
  if (codeErrors.has(error)) return { message: providerMessages.credentialsAccepted }
  if (clientErrors.has(error)) return { ok: false, message: providerMessages.clientUnknown }
  if (error === 'redirect_uri_mismatch') return { ok: false, message: providerMessages.redirectUnknown }
  return { ok: false, message: providerMessages.credentialsUnclear }
}
