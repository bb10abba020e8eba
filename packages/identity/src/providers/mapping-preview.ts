import type { MappedClaims, ProviderId, ProviderUserMapping } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { providerKinds } from './provider-kinds.ts'
import { textClaim, toGithubEmail, toNameAndPicture, toOpenidEmail, type Claims } from './provider-profile.ts'
import { toProvider, type Provider } from './provider.ts'
import { findProviderRow } from './providers.repository.ts'
import { findLastResult } from './provider-trials.repository.ts'
import { resultContext, type TrialResult } from './provider-trials.ts'

/** Applies a mapping to the claims of the caller's last test sign-in; null where there was none. */
export async function previewMapping(
  { services, actor }: UserCall,
  { id, mapping }: { id: ProviderId; mapping: ProviderUserMapping }
): Promise<MappedClaims | null> {
  const { database, encryptor, now } = services
  const row = await findLastResult(database.db, { provider: id, userId: actor.userId, now: now() })
  if (row === undefined) return null
  const { claims } = JSON.parse(await encryptor.decrypt(row.result, resultContext(row.id))) as TrialResult
  if (claims === null) return null
  const provider = toProvider(id, await findProviderRow(database.db, id))
  return { at: row.created_at, ...mapClaims({ ...provider, userMapping: mapping }, claims) }
}

/** Maps claims to the fields of a user, as a sign-in would. */
function mapClaims(provider: Provider, claims: Claims): Omit<MappedClaims, 'at'> {
  const { userMapping } = provider
  const isGithub = providerKinds[provider.id].protocol === 'github'
  const toEmail = isGithub ? toGithubEmail : toOpenidEmail
  const { email = null, emailVerified } = toEmail(claims, provider)
  const { firstName, lastName, picture = null } = toNameAndPicture(claims, userMapping)
  return {
    email,
    emailVerified,
    isEmailKnown:
      isGithub && userMapping.emailField === 'email'
        ? Array.isArray(claims['emails'])
        : claims[userMapping.emailField] !== undefined,
    name: textClaim(claims, userMapping.nameField) || null,
    firstName,
    lastName,
    avatar: picture
  }
}
