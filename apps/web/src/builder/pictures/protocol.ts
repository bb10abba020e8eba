import type { Picture } from '@sitewright/site'
import type { PictureProblem } from './check-picture.ts'

/** A file that becomes a picture. */
export interface PictureRequest {
  readonly id: number
  readonly file: Blob
}

/** A stored picture, or the reason why the file was refused. */
export type PictureOutcome =
  | {
      readonly ok: true
      readonly picture: Picture
      /** Only its first frame is used. */
      readonly moved: boolean
    }
  | { readonly ok: false; readonly problem: PictureProblem }

/** A message of the worker: which of its sizes is being made, then the outcome. */
export type PictureResponse = { readonly id: number } & (
  | { readonly kind: 'size'; readonly number: number; readonly count: number }
  | { readonly kind: 'done'; readonly outcome: PictureOutcome }
)
