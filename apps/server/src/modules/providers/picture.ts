import { ApiError, type ProviderId } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Picture } from '../account/avatars.ts'
import { identityByKey } from './identities.repository.ts'
import type { ProviderPerson } from './person.ts'
import { ProviderProblem } from './provider-fetch.ts'

/**
 * The picture of somebody who comes by a provider for the first time, drawn anew as an uploaded one is. Pages show no
 * picture of another host; and nobody is kept out because theirs cannot be had.
 */
export async function pictureOf(
  { database, providerAccess, reencodeAvatar }: Accounts,
  provider: ProviderId,
  person: ProviderPerson
): Promise<Picture | undefined> {
  if (person.picture === undefined) return undefined
  if ((await identityByKey(database.db, { provider, ...person })) !== undefined) return undefined
  try {
    const response = await providerAccess.fetch(person.picture, {
      method: 'GET',
      headers: { accept: 'image/webp,image/png,image/jpeg' },
      accept: 'picture'
    })
    return response.status === 200
      ? await reencodeAvatar(new Uint8Array(await response.arrayBuffer()))
      : undefined
  } catch (error) {
    // Busy is no reason either: the picture can be uploaded later.
    if (error instanceof ProviderProblem || error instanceof ApiError) return undefined
    throw error
  }
}
