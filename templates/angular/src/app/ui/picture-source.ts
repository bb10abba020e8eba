import { picturePath, pictureWidths, type Picture } from '../../domain/pictures.ts'
import { withBase } from './base-path.ts'

/** The files of a picture as attributes of an `img`. */
export interface PictureSource {
  src: string
  srcset?: string
}

/** Finds the files of a picture. */
export function findPictureSource(picture: Picture, base: string): PictureSource | undefined {
  const files = pictureWidths(picture).map((width) => ({
    width,
    path: withBase(picturePath(picture, width), base)
  }))
  return {
    src: files.at(-1)?.path ?? '',
    srcset: files.map(({ path, width }) => `${path} ${width}w`).join(', ')
  }
}
