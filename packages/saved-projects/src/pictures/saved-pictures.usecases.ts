import { ApiError, describePictureSpace, savedPictureLimits, type PictureFileName } from '@sitewright/api'
import { systemCall, type CallTransaction, type UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'
import { requireStorageQuota } from '@sitewright/kernel/limits'
import type { Services } from '@sitewright/kernel/services'
import { checkPictureFile } from './check-picture-file.ts'
import {
  deleteOwnerlessPictures,
  deleteUnnamedPictures,
  findPictureFile,
  findPictureWidths,
  sumPictureBytes,
  upsertPictureFile,
  type PictureKey,
  type PictureRow
} from './saved-pictures.repository.ts'

/** Of a list of files, those that a user has not saved, in their order. */
export async function findMissingPictures(
  queries: Queries,
  userId: string,
  files: readonly PictureFileName[]
): Promise<PictureFileName[]> {
  const hashes = [...new Set(files.map(({ hash }) => hash))]
  const saved = await findPictureWidths(queries, userId, hashes)
  return files.filter((file) => !saved.some(({ hash, width }) => hash === file.hash && width === file.width))
}

/** What the pictures of a user take, in bytes. */
export interface PictureSpace {
  used: number
  limit: number
}

/** Saves a file of a picture for its owner; the same one again changes nothing. */
export async function savePicture(
  call: UserCall,
  { userId, hash, width }: PictureKey,
  bytes: Uint8Array<ArrayBuffer>
): Promise<PictureSpace> {
  const { database, now } = call.services
  const stored = await findPictureWidths(database.db, userId, [hash])
  const widths = stored.map((each) => each.width)
  const { type, isWidest } = await checkPictureFile(bytes, { hash, width }, widths)
  return call.transaction(async (transaction) => {
    await transaction.lock(`saved-pictures ${userId}`)
    const row = { user_id: userId, hash, width, type, size: bytes.length, bytes, created_at: now() }
    const isNew = await upsertPictureFile(transaction, row)
    if (isNew) await requirePictureSpace(call, transaction, row)
    // One entry a picture: its other files say nothing more.
    if (isNew && isWidest)
      await transaction.audit(
        'project.picture',
        { type: 'picture', id: hash.slice(0, 16) },
        { details: { bytes: bytes.length, ...(userId !== call.actor.userId && { ownerId: userId }) } }
      )
    return { used: await sumPictureBytes(transaction, userId), limit: savedPictureLimits.space }
  })
}

/** Refuses a file beyond the space of its owner or of the tenant; what no project names is deleted first. */
async function requirePictureSpace(
  { actor, services }: UserCall,
  transaction: CallTransaction,
  { user_id: userId, size }: PictureRow
): Promise<void> {
  const { space, unnamedMs } = savedPictureLimits
  if ((await sumPictureBytes(transaction, userId)) > space) {
    await deleteUnnamedPictures(transaction, services.now() - unnamedMs, userId)
    const used = (await sumPictureBytes(transaction, userId)) - size
    if (used + size > space)
      throw new ApiError('picture.no-space', [{ path: '', message: describePictureSpace({ used }) }])
  }
  await requireStorageQuota(transaction, { tenantId: actor.tenantId, bytes: size })
}

/** Gets a file of a picture; unknown ones and another user's are answered alike (security bar 32). */
export async function getPicture(
  queries: Queries,
  key: PictureKey
): Promise<Pick<PictureRow, 'type' | 'bytes'>> {
  const file = await findPictureFile(queries, key)
  if (file === undefined) throw new ApiError('picture.not-found')
  return file
}

/** Scheduled task: deletes pictures that no project names, and those of deleted users; returns how many files. */
export function purgePictures(services: Services): Promise<number> {
  return systemCall(services).transaction(async (transaction) => {
    const until = services.now() - savedPictureLimits.unnamedMs
    const files =
      (await deleteUnnamedPictures(transaction, until)) + (await deleteOwnerlessPictures(transaction))
    if (files > 0) await transaction.audit('project.picture-purge', undefined, { details: { files } })
    return files
  })
}
