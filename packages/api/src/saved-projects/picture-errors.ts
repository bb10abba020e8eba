import { savedPictureLimits } from '../kernel/limits.ts'

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`

/** Errors of the pictures of saved projects, for the catalogue of errors. */
export const pictureErrors = {
  'picture.not-found': {
    status: 404,
    message: 'There is no such picture. No project names it any more, or it is not yours.'
  },
  'picture.too-large': {
    status: 413,
    message: `The file is larger than ${megabytes(savedPictureLimits.bytes)}. Save a smaller copy of the picture and choose that.`
  },
  'picture.unreadable': {
    status: 422,
    message:
      'This is not a picture of that width. Send a WebP, or a PNG for a logo, under the width that it has.'
  },
  'picture.wrong-hash': {
    status: 422,
    message:
      'The picture is not the one of this hash. Send its widest file first, whose SHA-256 is the hash, then the narrower ones.'
  },
  'picture.no-space': {
    status: 409,
    message: `Your pictures would take more than ${megabytes(savedPictureLimits.space)}. Remove projects for good that you no longer need, then try again.`
  }
} as const

/** The refusal of a picture, with what the pictures of its owner take. */
export function describePictureSpace({ used }: { used: number }): string {
  return `Your pictures take ${megabytes(used)} of ${megabytes(savedPictureLimits.space)}. Remove projects for good that you no longer need, then try again.`
}
