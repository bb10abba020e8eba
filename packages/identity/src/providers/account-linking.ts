import type { SignInResult } from '@sitewright/kernel/area'
import { isExplained, type ApiErrorCode } from '@sitewright/api'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import { type AvatarImage, getSecuritySettings } from '@sitewright/kernel/services'
import { storeAvatar } from '../users/avatars.ts'
import { completeFirstFactor } from '../sign-in/login.ts'
import { findEntryRefusal, refusalCodes } from '../sign-in/sign-in-refusals.ts'
import { insertNewUser, findUserByEmail, findUserById, publishUserChange } from '@sitewright/kernel/users'
import { mailKnownAddress, requestVerification } from '../sign-in/verify-email.ts'
import type { UserRow } from '@sitewright/kernel/db'
import { isTenantSuspended } from '@sitewright/kernel/sessions'
import type { OauthIntent } from './oauth-flows.ts'
import { addIdentity, connectIdentity } from './provider-identities.ts'
import { findIdentity, touchIdentity } from '../users/provider-identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'
import type { Provider } from './provider.ts'
import { countLogin } from './providers.repository.ts'

/** Result of a sign-in with a provider. */
export type ProviderSignInResult =
  | { kind: 'signed-in'; signedIn: SignInResult }
  | { kind: 'refused'; code: ApiErrorCode; reason: string; userId?: string }

interface ProviderCallback {
  provider: Provider
  profile: ProviderProfile
  intent: OauthIntent
  /** Avatar of a new user. */
  picture: AvatarImage | undefined
}

type FoundUser = { kind: 'user'; user: UserRow } | Extract<ProviderSignInResult, { kind: 'refused' }>

const refused = (code: ApiErrorCode, reason: string) => ({ kind: 'refused', code, reason }) as const

/** Refuses an authenticated user who may not sign in to the area. */
async function refuseEntry(
  transaction: CallTransaction,
  user: UserRow,
  to: Parameters<typeof findEntryRefusal>[2]
): Promise<Extract<ProviderSignInResult, { kind: 'refused' }> | undefined> {
  const reason = await findEntryRefusal(transaction, user, to)
  if (reason === undefined) return undefined
  return { ...refused(isExplained(reason) ? refusalCodes[reason] : 'oauth.refused', reason), userId: user.id }
}

/** Signs in a user whom a provider has authenticated; the second factor is required as after a password. */
export async function signInFromProvider(
  call: Call,
  transaction: CallTransaction,
  callback: ProviderCallback
): Promise<ProviderSignInResult> {
  const { provider, profile, intent } = callback
  const now = call.services.now()
  const found = await findOrCreateUser(call, transaction, callback)
  if (found.kind === 'refused') return found
  const { user } = found
  const entry = await refuseEntry(transaction, user, { area: intent.area, now })
  if (entry !== undefined) return entry
  if (await isTenantSuspended(transaction, user.tenant_id))
    return { ...refused('tenant.suspended', 'tenant-suspended'), userId: user.id }
  const identity = await findIdentity(transaction, { provider: provider.id, ...profile })
  if (identity !== undefined)
    await touchIdentity(transaction, identity.id, { email: profile.email ?? null, now })
  await countLogin(transaction, provider.id, now)
  const signedIn = await completeFirstFactor(call, transaction, {
    user,
    signIn: { area: intent.area, remember: intent.remember, methods: [`provider:${provider.id}`] },
    settings: await getSecuritySettings(transaction),
    device: intent.device ?? undefined,
    replaces: intent.replaces
  })
  return { kind: 'signed-in', signedIn }
}

async function findOrCreateUser(
  call: Call,
  transaction: CallTransaction,
  callback: ProviderCallback
): Promise<FoundUser> {
  const { provider, profile } = callback
  const identity = await findIdentity(transaction, { provider: provider.id, ...profile })
  if (identity === undefined) return signUpFromProvider(call, transaction, callback)
  const user = await findUserById(transaction, identity.user_id)
  return user === undefined ? refused('oauth.refused', 'gone') : { kind: 'user', user }
}

/**
 * Account linking and sign-up of an unknown provider identity. An email address links to an account only if both sides
 * have verified it: the provider, and the account, which an attacker could have created beforehand (security bar 38).
 */
async function signUpFromProvider(
  call: Call,
  transaction: CallTransaction,
  callback: ProviderCallback
): Promise<FoundUser> {
  const { services } = call
  const { provider, profile, intent } = callback
  const { email, emailVerified } = profile
  if (email === undefined) return refused('oauth.email-missing', 'no address')
  const known = await findUserByEmail(transaction, email)
  // A pending user has not verified the address, so a provider that has verified it takes the address over.
  if (known !== undefined && known.status !== 'pending') {
    if (emailVerified && known.email_verified_at !== null) {
      const entry = await refuseEntry(transaction, known, { area: intent.area, now: services.now() })
      if (entry !== undefined) return entry
      if (!(await connectIdentity(call, transaction, { ...callback, user: known })))
        return refused('oauth.account-exists', 'another account of the provider is connected')
      return { kind: 'user', user: known }
    }
    if (emailVerified || !services.outbox.configured)
      return refused('oauth.account-exists', 'address not verified by both')
    // Against user enumeration, only the owner of the address learns that it has an account (security bar 14).
    await mailKnownAddress(call, transaction, email)
    return refused('oauth.verify-email', 'address not verified by the provider')
  }
  if (intent.area === 'admin' || !provider.restrictions.autoCreateUsers)
    return refused('oauth.no-account', 'not created')
  if (!emailVerified && services.outbox.configured) {
    const { issuer, subject, firstName, lastName } = profile
    const identity = { provider: provider.id, issuer, subject, email }
    await requestVerification(call, transaction, { email, firstName, lastName, hash: null, identity })
    return refused('oauth.verify-email', 'pending')
  }
  const made = await insertNewUser(
    services,
    transaction,
    { ...profile, email },
    { hash: null, role: 'user', verified: emailVerified, status: 'active' }
  )
  if (made === undefined) return refused('oauth.account-exists', 'made meanwhile')
  publishUserChange(transaction, made, 'added')
  await transaction.audit('auth.register', made, { actorId: made.id, details: { provider: provider.id } })
  await addIdentity(call, transaction, { ...callback, user: made })
  if (callback.picture !== undefined) await storeAvatar(services, transaction, made.id, callback.picture)
  return { kind: 'user', user: made }
}
