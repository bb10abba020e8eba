import type { File } from '@sitewright/project'
import {
  contentOf,
  hashPicture,
  logoPath,
  picturePath,
  picturesIn,
  pictureWidths,
  type Logo,
  type Picture,
  type Site
} from '@sitewright/site'
import { storePicture, type StoredFile } from './picture-store.ts'

/** Stores the pictures of a project that is opened, as far as their files are whole and what the site says they are. */
export async function restorePictures(site: Site, files: readonly File[]): Promise<void> {
  const content = contentOf(site)
  if (content.logo) await restoreLogo(content.logo, files)
  for (const { picture } of picturesIn(content)) {
    const found = filesOf(picture, files)
    const widest = found.find(({ width }) => width === picture.width)
    const isWhole = found.length === pictureWidths(picture).length && widest !== undefined
    if (isWhole && (await hashPicture(widest.bytes)) === picture.hash) await storePicture(picture.hash, found)
  }
}

async function restoreLogo(logo: Logo, files: readonly File[]): Promise<void> {
  const path = logoPath(logo)
  const content = files.find((file) => file.path.endsWith(path))?.content
  if (!(content instanceof Uint8Array)) return
  const bytes = content.slice().buffer
  if ((await hashPicture(bytes)) === logo.hash) await storePicture(logo.hash, [{ width: logo.width, bytes }])
}

function filesOf(picture: Picture, files: readonly File[]): StoredFile[] {
  return pictureWidths(picture).flatMap((width) => {
    const path = picturePath(picture, width)
    const content = files.find((file) => file.path.endsWith(path))?.content
    return content instanceof Uint8Array ? [{ width, bytes: content.slice().buffer }] : []
  })
}
