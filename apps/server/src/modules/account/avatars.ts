import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { randomToken } from '../../crypto/random.ts'
import { afterCommit, atomically, type Queries } from '../../db/database.ts'
import { record } from '../audit/audit.ts'
import { updateUser } from '../auth/users.repository.ts'
import { avatarById, deleteAvatarOf, insertAvatar } from './avatars.repository.ts'
import { decodeBase64, encodeBase64 } from './base64.ts'
import type { By } from './current-password.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture as we keep it. */
export interface Picture {
  type: 'image/webp' | 'image/png'
  bytes: Bytes
  /** Whether pages ask for it by an address, or hold it themselves where no such call reaches us, as in the demo. */
  shownBy: 'address' | 'content'
}

/** Decodes a picture and writes it anew, square and without anything else of the file; undefined where it is none. */
export type ReencodeAvatar = (bytes: Bytes) => Promise<Picture | undefined>

const idForm = /^[\w-]{43}$/

function addressOf(id: string, { type, bytes, shownBy }: Picture): string {
  return shownBy === 'address' ? `/api/avatars/${id}` : `data:${type};base64,${encodeBase64(bytes)}`
}

/** Sets the picture of the person who asks; its address. */
export async function setAvatar(
  accounts: Accounts,
  image: string,
  { actor: { userId }, caller }: By
): Promise<string> {
  const picture = await accounts.reencodeAvatar(decodeBase64(image))
  if (picture === undefined) throw new ApiError('account.avatar-unreadable')
  return atomically(accounts.database, async (transaction) => {
    const address = await keepAvatar(accounts, transaction, userId, picture)
    await record(accounts, transaction, caller, {
      action: 'account.avatar',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'user', id: userId }
    })
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(userId))
    return address
  })
}

/** Keeps a picture as the one of a person; its address. */
export async function keepAvatar(
  { now }: Pick<Accounts, 'now'>,
  queries: Queries,
  userId: string,
  picture: Picture
): Promise<string> {
  const id = randomToken()
  const address = addressOf(id, picture)
  const { type, bytes } = picture
  await deleteAvatarOf(queries, userId)
  await insertAvatar(queries, { id, user_id: userId, type, bytes: encodeBase64(bytes), created_at: now() })
  await updateUser(queries, userId, { avatar: address, updated_at: now() })
  return address
}

/** Removes the picture of the person who asks, where there is one. */
export async function removeAvatar(accounts: Accounts, { actor: { userId }, caller }: By): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    await deleteAvatarOf(transaction, userId)
    await updateUser(transaction, userId, { avatar: null, updated_at: accounts.now() })
    await record(accounts, transaction, caller, {
      action: 'account.avatar-remove',
      outcome: 'done',
      actorId: userId,
      subject: { type: 'user', id: userId }
    })
    afterCommit(transaction, () => accounts.sessionCache.forgetUser(userId))
  })
}

/** The picture of an address. */
export async function avatar({ database }: Accounts, id: string): Promise<Pick<Picture, 'type' | 'bytes'>> {
  const row = idForm.test(id) ? await avatarById(database.db, id) : undefined
  if (row === undefined) throw new ApiError('request.not-found')
  return { type: row.type as Picture['type'], bytes: decodeBase64(row.bytes) }
}
