import type { Exporter } from '@sitewright/kernel/area'
import { encodeBase64 } from '@sitewright/text'
import { findPictureFile, findPictureNames } from './saved-pictures.repository.ts'

/** The pictures of a user for the export of the account, file by file as base64. */
export const exportPictures: Exporter = async function* ({ services: { database }, actor: { userId } }) {
  for (const { hash, width } of await findPictureNames(database.db, userId)) {
    const file = await findPictureFile(database.db, { userId, hash, width })
    if (file !== undefined) yield { hash, width, type: file.type, bytes: encodeBase64(file.bytes) }
  }
}
