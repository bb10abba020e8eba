import {
  ApiError,
  apiErrors,
  type ApiErrorCode,
  type IdentityProviderDraft,
  type ProviderId,
  type ProviderTrial
} from '@sitewright/api'
import type { Call, UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { UserRow, Queries } from '@sitewright/kernel/db'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { getRoleOf } from '@sitewright/kernel/sessions'
import { type Services, ProviderError } from '@sitewright/kernel/services'
import { findIdentity } from '../users/provider-identities.repository.ts'
import { findUserByEmail, findUserById } from '@sitewright/kernel/users'
import { exchangeCode, type CallbackParameters } from './exchange-code.ts'
import { flowSeconds, startFlow, type OauthFlow } from './oauth-flows.ts'
import { requireConfigured, toProvider, type Provider, type ProviderDraft } from './provider.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { applyDraft } from './provider-settings.ts'
import { findProviderRow } from './providers.repository.ts'
import { redactClaims } from './redact-claims.ts'
import { findTrial, insertTrial, saveTrialResult } from './provider-trials.repository.ts'

const adminPath = '/admin/auth-settings'
/** Encryption context of the result of a test sign-in. */
export const resultContext = (row: string) => ({ table: 'provider_trials', row, column: 'result' })

/** The stored result, encrypted. */
export type TrialResult = Pick<
  ProviderTrial,
  'problem' | 'claims' | 'person' | 'effect' | 'account' | 'isYou'
>

/** Starts a test sign-in: a real OAuth flow whose result is only displayed. */
export async function startTrial(
  call: UserCall,
  id: ProviderId,
  { changes, cookie }: { changes: IdentityProviderDraft | undefined; cookie: string | undefined }
): Promise<{ trial: string; url: string; browser: string }> {
  const { services, actor } = call
  await enforceRateLimit(services, 'test-connection', actor.userId)
  const { database, now } = services
  const saved = toProvider(id, await findProviderRow(database.db, id))
  const provider = changes === undefined ? saved : await applyDraft(services, saved, changes)
  requireConfigured(provider)
  const trial = newId()
  await insertTrial(database.db, {
    id: trial,
    provider: id,
    user_id: actor.userId,
    created_at: now(),
    expires_at: now() + flowSeconds * 1000,
    result: null,
    matched_user_id: null
  })
  const intent = {
    area: 'admin',
    redirect: adminPath,
    remember: false,
    holder: null,
    device: null,
    trial,
    draft: changes === undefined ? undefined : toDraft(provider)
  } as const
  try {
    const { address, browser } = await startFlow(services, provider, intent, cookie)
    return { trial, url: address.href, browser }
  } catch (error) {
    if (error instanceof ProviderError) throw new ApiError('oauth.unreachable')
    throw error
  }
}

/** Unsaved settings that the flow has to carry. */
function toDraft({
  clientId,
  encryptedSecret,
  tenantId,
  scopes,
  userMapping,
  restrictions
}: Provider): ProviderDraft {
  return { clientId, encryptedSecret, tenantId, scopes, userMapping, restrictions }
}

/**
 * Completes a test sign-in: stores the claims, and creates neither a session nor a user. If the administrator has lost
 * the permission meanwhile, nothing is stored: no request is made in the name of a suspended user.
 */
export async function finishTrial(
  call: Call,
  trial: string,
  { provider: saved, flow, returned }: { provider: Provider; flow: OauthFlow; returned: CallbackParameters }
): Promise<void> {
  const { services } = call
  const { database, encryptor } = services
  const row = await database.db
    .selectFrom('provider_trials')
    .selectAll()
    .where('id', '=', trial)
    .executeTakeFirst()
  if (row === undefined || !(await mayTry(database.db, row.user_id))) return
  const { draft } = flow.intent
  const provider = { ...saved, ...draft }
  // A provider can be tested before it is enabled.
  const exchanged = await exchangeCode(services, { ...provider, enabled: true }, flow, returned)
  const refusal = exchanged.ok ? undefined : exchanged.code
  const { result, matchedUserId } = await toResult(services, {
    provider,
    profile: exchanged.profile,
    refusal,
    ownId: row.user_id,
    isSaved: draft === undefined
  })
  const sealed = await encryptor.encrypt(JSON.stringify(result), resultContext(trial))
  await call.transaction(async (transaction) => {
    await saveTrialResult(transaction, trial, { result: sealed, matchedUserId })
    await transaction.audit(
      'provider.try',
      { type: 'provider', id: provider.id },
      {
        actorId: row.user_id,
        outcome: refusal === undefined ? 'done' : 'refused',
        details: { effect: result.effect, code: refusal ?? null, saved: draft === undefined }
      }
    )
  })
}

async function mayTry(queries: Queries, id: string): Promise<boolean> {
  const starter = await findUserById(queries, id)
  if (starter?.status !== 'active') return false
  const { permissions } = await getRoleOf(queries, starter)
  return permissions.includes('system.config')
}

/** The result of a test sign-in, for the administrator who started it. */
export async function getTrial(
  { services, actor }: UserCall,
  { id, trial }: { id: ProviderId; trial: string }
): Promise<ProviderTrial> {
  const { database, encryptor, now } = services
  const row = await findTrial(database.db, { id: trial, userId: actor.userId, now: now() })
  if (row?.provider !== id) throw new ApiError('provider.trial-not-found')
  const nothing = { problem: null, claims: null, person: null, effect: null, account: null, isYou: false }
  if (row.result === null) return { id: trial, provider: id, state: 'waiting', ...nothing }
  const result = JSON.parse(await encryptor.decrypt(row.result, resultContext(trial))) as TrialResult
  return { id: trial, provider: id, state: result.claims === null ? 'refused' : 'shown', ...result }
}

interface TriedProfile {
  provider: Provider
  profile: ProviderProfile | undefined
  refusal: ApiErrorCode | undefined
  /** The administrator who started it. */
  ownId: string
  /** Only saved settings prove a working sign-in method. */
  isSaved: boolean
}

async function toResult(
  services: Services,
  { provider, profile, refusal, ownId, isSaved }: TriedProfile
): Promise<{ result: TrialResult; matchedUserId: string | null }> {
  const problemOf = (code: ApiErrorCode | undefined): string | null =>
    code === undefined ? null : apiErrors[code].message
  if (profile === undefined) {
    const nothing = { claims: null, person: null, effect: null, account: null, isYou: false }
    return { result: { problem: problemOf(refusal), ...nothing }, matchedUserId: null }
  }
  const { queries, mails } = { queries: services.database.db, mails: services.outbox.configured }
  const found =
    refusal === undefined
      ? await predict(queries, { provider, profile, mails })
      : { effect: 'refuses' as const, code: refusal, user: undefined }
  const { user } = found
  const { email = null, emailVerified, firstName, lastName, picture = null, claims } = profile
  const isSignIn = isSaved && found.effect === 'signs-in'
  return {
    result: {
      problem: problemOf(found.code),
      claims: redactClaims(claims),
      person: { email, emailVerified, firstName, lastName, avatar: picture },
      effect: found.effect,
      account:
        user === undefined
          ? null
          : { id: user.id, name: `${user.first_name} ${user.last_name}`.trim(), email: user.email },
      isYou: isSaved && user?.id === ownId
    },
    matchedUserId: isSignIn ? (user?.id ?? null) : null
  }
}

interface Prediction {
  effect: NonNullable<ProviderTrial['effect']>
  code?: ApiErrorCode
  user: UserRow | undefined
}

/** Predicts what `account-linking.ts` would do with a profile, without doing it. */
async function predict(
  queries: Queries,
  { provider, profile, mails }: { provider: Provider; profile: ProviderProfile; mails: boolean }
): Promise<Prediction> {
  const refuse = (code: ApiErrorCode, user?: UserRow): Prediction => ({ effect: 'refuses', code, user })
  const enter = (effect: 'signs-in' | 'connects', user: UserRow): Prediction =>
    user.status === 'active' ? { effect, user } : refuse('oauth.refused', user)
  const identity = await findIdentity(queries, { provider: provider.id, ...profile })
  const owner = identity && (await findUserById(queries, identity.user_id))
  if (owner !== undefined) return enter('signs-in', owner)
  const { email, emailVerified } = profile
  if (email === undefined) return refuse('oauth.email-missing')
  const known = await findUserByEmail(queries, email)
  if (known !== undefined && known.status !== 'pending') {
    if (emailVerified && known.email_verified_at !== null) return enter('connects', known)
    return refuse(emailVerified || !mails ? 'oauth.account-exists' : 'oauth.verify-email', known)
  }
  if (!provider.restrictions.autoCreateUsers) return refuse('oauth.no-account')
  return { effect: emailVerified || !mails ? 'creates' : 'verifies', user: undefined }
}
