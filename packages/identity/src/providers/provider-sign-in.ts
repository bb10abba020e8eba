import type { SignInResult } from '@sitewright/kernel/area'
import { ApiError, isLocalPath, providerIdSchema, type ApiErrorCode, type ProviderId } from '@sitewright/api'
import { type Services, ProviderError } from '@sitewright/kernel/services'
import type { Call } from '@sitewright/kernel/call'
import { findKnownDevice, findSessionOfCookie } from '@sitewright/kernel/sessions'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { signInFromProvider, type ProviderSignInResult } from './account-linking.ts'
import { finishConnection } from './provider-connections.ts'
import { exchangeCode, type CallbackParameters } from './exchange-code.ts'
import { startFlow, redeemFlow, type OauthIntent } from './oauth-flows.ts'
import { findMissingFields, toProvider, type Provider } from './provider.ts'
import { fetchPicture } from './fetch-picture.ts'
import { finishTrial } from './provider-trials.ts'
import { countFailure, findProviderRow } from './providers.repository.ts'

/** Outcome of an OAuth callback; the intent is known if the state was valid. */
export type ProviderSignInOutcome =
  | { kind: 'signed-in'; intent: OauthIntent; signedIn: SignInResult }
  | { kind: 'connected'; intent: OauthIntent }
  | { kind: 'tried'; intent: OauthIntent }
  | { kind: 'refused'; intent: OauthIntent | undefined; code: ApiErrorCode }

/** Default redirect paths. */
export const homePaths = { user: '/', admin: '/admin/dashboard' } as const

/** Query of the route that starts a provider sign-in. */
export interface StartQuery {
  admin?: string | undefined
  redirect?: string | undefined
  remember?: string | undefined
}

/** Builds the OAuth intent of an anonymous visitor. */
export async function createSignInIntent(
  { services, caller }: Call,
  { admin, redirect, remember }: StartQuery
): Promise<OauthIntent> {
  const area = admin === 'true' ? 'admin' : 'user'
  return {
    area,
    redirect: redirect !== undefined && isLocalPath(redirect) ? redirect : homePaths[area],
    remember: remember === 'true',
    holder: null,
    device: (await findKnownDevice(services, caller.deviceCookie)) ?? null,
    replaces: await findSessionOfCookie(services.database.db, caller.refreshCookie)
  }
}

/** Starts a provider sign-in. Throws if the provider is disabled or unreachable, or the rate limit is exceeded. */
export async function startProviderSignIn(
  { services, caller }: Call,
  id: string,
  { intent, cookie }: { intent: OauthIntent; cookie: string | undefined }
): Promise<{ address: URL; browser: string }> {
  await enforceRateLimit(services, 'oauth-address', caller.ip)
  const provider = await findEnabledProvider(services, id)
  if (provider === undefined) throw new ApiError('oauth.unavailable')
  try {
    return await startFlow(services, provider, intent, cookie)
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiError('oauth.unreachable')
    throw error
  }
}

async function findEnabledProvider(services: Services, id: string): Promise<Provider | undefined> {
  const known = providerIdSchema.safeParse(id)
  if (!known.success) return undefined
  const provider = toProvider(known.data, await findProviderRow(services.database.db, known.data))
  return provider.enabled && findMissingFields(provider).length === 0 ? provider : undefined
}

export interface ProviderReturnRequest {
  provider: string
  returned: CallbackParameters
  /** Cookie that binds the flow to its browser. */
  cookie: string | undefined
  /** Which intents the caller accepts; other flows are refused. */
  accepts?: (intent: OauthIntent) => boolean
}

/** Handles an OAuth callback: redeems the state, then exchanges the code, then decides about the sign-in. */
export async function finishProviderSignIn(
  call: Call,
  { provider: id, returned, cookie, accepts = () => true }: ProviderReturnRequest
): Promise<ProviderSignInOutcome> {
  const { services, caller } = call
  await enforceRateLimit(services, 'oauth-return-address', caller.ip)
  const known = providerIdSchema.safeParse(id)
  const flow = known.success
    ? await redeemFlow(services, { provider: known.data, state: returned.state ?? '', browser: cookie })
    : undefined
  if (!known.success || flow === undefined || !accepts(flow.intent)) {
    await auditRefusal(call, { provider: id, code: 'oauth.state', reason: 'state' })
    return { kind: 'refused', intent: undefined, code: 'oauth.state' }
  }
  const { intent } = flow
  const provider = toProvider(known.data, await findProviderRow(services.database.db, known.data))
  if (intent.trial !== undefined) {
    await finishTrial(call, intent.trial, { provider, flow, returned })
    return { kind: 'tried', intent }
  }
  const exchanged = await exchangeCode(services, provider, flow, returned)
  const picture =
    exchanged.ok && intent.holder === null
      ? await fetchPicture(services, provider.id, exchanged.profile)
      : undefined
  const outcome = exchanged.ok
    ? await call.transaction(async (transaction): Promise<Outcome> => {
        const callback = { provider, profile: exchanged.profile, picture, intent }
        return intent.holder === null
          ? signInFromProvider(call, transaction, callback)
          : finishConnection(call, transaction, { ...callback, holder: intent.holder })
      })
    : toRefusal(exchanged)
  if (outcome.kind !== 'refused') return { ...outcome, intent }
  const { code, reason, userId } = outcome
  await auditRefusal(call, { provider: id, code, reason, userId, counted: known.data })
  return { kind: 'refused', intent, code }
}

type Outcome = ProviderSignInResult | { kind: 'connected' }

function toRefusal({ code, reason }: { code: ApiErrorCode; reason: string }): Outcome {
  return { kind: 'refused', code, reason }
}

/**
 * Refusals that are no provider failures: the user cancelled, has to verify the address first, or may not open the
 * control panel.
 */
const uncounted: ReadonlySet<ApiErrorCode> = new Set(['oauth.denied', 'oauth.verify-email', 'auth.no-panel'])

interface ProviderRefusal {
  provider: string
  code: ApiErrorCode
  reason: string
  userId?: string | undefined
  /** Provider whose failure counter is incremented. */
  counted?: ProviderId
}

async function auditRefusal(
  call: Call,
  { provider, code, reason, userId, counted }: ProviderRefusal
): Promise<void> {
  await call.transaction(async (transaction) => {
    await transaction.audit('auth.provider', undefined, {
      outcome: 'refused',
      actorId: userId,
      details: { provider: provider.slice(0, 20), code, reason }
    })
    if (counted !== undefined && !uncounted.has(code)) await countFailure(transaction, counted)
  })
}
