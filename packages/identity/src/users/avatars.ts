import { ApiError } from '@sitewright/api'
import type { Services, AvatarImage } from '@sitewright/kernel/services'
import { randomToken } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { requireStorageQuota } from '@sitewright/kernel/limits'
import { updateUser } from '@sitewright/kernel/users'
import { deleteUserAvatar, findAvatar, upsertAvatar } from './avatars.repository.ts'
import { decodeBase64, encodeBase64 } from '@sitewright/text'
import type { UserCall } from '@sitewright/kernel/call'

const idPattern = /^[\w-]{43}$/

function toAvatarUrl(id: string, { type, bytes, shownBy }: AvatarImage): string {
  return shownBy === 'address' ? `/api/avatars/${id}` : `data:${type};base64,${encodeBase64(bytes)}`
}

/** Sets the user's own avatar; returns its URL. */
export async function setAvatar(call: UserCall, image: string): Promise<string> {
  const { services, actor } = call
  const { userId } = actor
  const picture = await services.reencodeAvatar(decodeBase64(image))
  if (picture === undefined) throw new ApiError('account.avatar-unreadable')
  return call.transaction(async (transaction) => {
    const address = await storeAvatar(services, transaction, userId, picture)
    const bytes = encodeBase64(picture.bytes).length
    await requireStorageQuota(transaction, { tenantId: actor.tenantId, bytes })
    await transaction.audit('account.avatar', { id: userId })
    transaction.afterCommit(() => services.sessionCache.forgetUser(userId))
    return address
  })
}

/** Stores a user's avatar; returns its URL. */
export async function storeAvatar(
  { now }: Pick<Services, 'now'>,
  queries: Queries,
  userId: string,
  picture: AvatarImage
): Promise<string> {
  const id = randomToken()
  const address = toAvatarUrl(id, picture)
  const { type, bytes } = picture
  await deleteUserAvatar(queries, userId)
  await upsertAvatar(queries, { id, user_id: userId, type, bytes: encodeBase64(bytes), created_at: now() })
  await updateUser(queries, userId, { avatar: address, updated_at: now() })
  return address
}

/** Removes the user's own avatar. */
export async function removeAvatar(call: UserCall): Promise<void> {
  const { services, actor } = call
  const { userId } = actor
  await call.transaction(async (transaction) => {
    await deleteUserAvatar(transaction, userId)
    await updateUser(transaction, userId, { avatar: null, updated_at: services.now() })
    await transaction.audit('account.avatar-remove', { id: userId })
    transaction.afterCommit(() => services.sessionCache.forgetUser(userId))
  })
}

/** Loads an avatar by its id; throws if there is none. */
export async function getAvatar(
  { database }: Services,
  id: string
): Promise<Pick<AvatarImage, 'type' | 'bytes'>> {
  const row = idPattern.test(id) ? await findAvatar(database.db, id) : undefined
  if (row === undefined) throw new ApiError('request.not-found')
  return { type: row.type as AvatarImage['type'], bytes: decodeBase64(row.bytes) }
}
