import { ApiError, type PictureFileName } from '@sitewright/api'
import { hashPicture, readPictureHeader } from '@sitewright/site'

/** A file whose header was read. */
export interface CheckedFile {
  type: 'image/webp' | 'image/png'
  /** Whether it is the file that the picture is named after. */
  isWidest: boolean
}

/**
 * Checks the bytes of a file against its address. Whatever the client calls it, its header decides: WebP or PNG, as wide
 * as the address says. The widest file has the hash of the picture; a narrower one needs the widest beside it.
 *
 * @param widths The widths of this picture that are stored.
 */
export async function checkPictureFile(
  bytes: Uint8Array<ArrayBuffer>,
  { hash, width }: PictureFileName,
  widths: readonly number[]
): Promise<CheckedFile> {
  const header = readPictureHeader(bytes)
  const type = header.kind === 'webp' || header.kind === 'png' ? (`image/${header.kind}` as const) : undefined
  if (type === undefined || header.moves || header.width !== width) throw new ApiError('picture.unreadable')
  if ((await hashPicture(bytes)) === hash) return { type, isWidest: true }
  // A logo has one file, and a photograph no PNG.
  const isNarrower = type === 'image/webp' && widths.some((each) => each > width)
  if (!isNarrower) throw new ApiError('picture.wrong-hash')
  return { type, isWidest: false }
}
