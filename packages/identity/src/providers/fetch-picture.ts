import { ApiError, type ProviderId } from '@sitewright/api'
import { type Services, type AvatarImage, ProviderError } from '@sitewright/kernel/services'
import { findIdentity } from '../users/provider-identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'

/**
 * Fetches the avatar of a new user from the provider and re-encodes it like an upload, since pages load no picture of
 * another host. A failure does not stop the sign-in.
 */
export async function fetchPicture(
  { database, providerAccess, reencodeAvatar }: Services,
  provider: ProviderId,
  profile: ProviderProfile
): Promise<AvatarImage | undefined> {
  if (profile.picture === undefined) return undefined
  if ((await findIdentity(database.db, { provider, ...profile })) !== undefined) return undefined
  try {
    const response = await providerAccess.fetch(profile.picture, {
      method: 'GET',
      headers: { accept: 'image/webp,image/png,image/jpeg' },
      accept: 'picture'
    })
    return response.status === 200
      ? await reencodeAvatar(new Uint8Array(await response.arrayBuffer()))
      : undefined
  } catch (error) {
    // A busy server does not either: the picture can be uploaded later.
    if (error instanceof ProviderError || error instanceof ApiError) return undefined
    throw error
  }
}
