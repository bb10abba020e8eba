import type { Picture } from '#domain/pictures.ts'
import type { PictureSource } from './app.ts'
import { findPictureUrl } from './shared/pictures.ts'

export type { PictureSource }

/** Stands in for `src/ui/picture-source.ts`: the files of a picture come by message, and until then it is drawn. */
export function findPictureSource({ hash }: Picture): PictureSource | undefined {
  const src = findPictureUrl(hash)
  return src === undefined ? undefined : { src }
}
