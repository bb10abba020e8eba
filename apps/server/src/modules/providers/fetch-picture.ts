import { ApiError, type ProviderId } from '@sitewright/api'
import type { Services } from '../../services.ts'
import type { AvatarImage } from '../account/avatars.ts'
import { findIdentity } from './identities.repository.ts'
import type { ProviderProfile } from './provider-profile.ts'
import { ProviderError } from './provider-fetch.ts'

/**
 * The picture of somebody who comes by a provider for the first time, drawn anew as an uploaded one is. Pages show no
 * picture of another host; and nobody is kept out because theirs cannot be had.
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
    // Busy is no reason either: the picture can be uploaded later.
    if (error instanceof ProviderError || error instanceof ApiError) return undefined
    throw error
  }
}
