import { limits } from '@sitewright/catalog'
import type { PictureProblem } from './check-picture.ts'

const { bytes: bytesMax, pixels: pixelsMax, smallest, count } = limits.picture
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
const counted = new Intl.NumberFormat('en')

const limit = `The limit is ${megabytes(bytesMax)} and ${counted.format(pixelsMax / 1_000_000)} million pixels. Save a smaller copy in your photo program and choose that.`

/** What speaks against a file, and what to do about it. */
export interface ProblemText {
  readonly title: string
  readonly remedy: string
}

/** Tells why a file was not taken, its name first. */
export function describePictureProblem(fileName: string, problem: PictureProblem): ProblemText {
  switch (problem.code) {
    case 'too-many-bytes':
      return { title: `${fileName} is ${megabytes(problem.bytes)}`, remedy: limit }
    case 'too-many-pixels':
      return {
        title: `${fileName} is ${counted.format(problem.width)} × ${counted.format(problem.height)} pixels`,
        remedy: limit
      }
    case 'too-small':
      return {
        title: `${fileName} is ${problem.width} × ${problem.height}`,
        remedy: `It would be a blur. A picture needs ${smallest} pixels on each side, and 480 to be sharp.`
      }
    case 'empty':
      return { title: `${fileName} is empty`, remedy: 'Nothing was added. Copy it from the camera again.' }
    case 'not-a-picture':
      return {
        title: `${fileName} is not a picture`,
        remedy:
          'Whatever its name ends in, it holds something else. Nothing was added. Choose a JPEG, PNG or WebP.'
      }
    case 'vector':
      return {
        title: `${fileName} is a drawing of lines (SVG)`,
        remedy:
          'It can hold programs, so it is never published. Put it in as the logo, or save it as PNG and choose that.'
      }
    case 'heic':
      return {
        title: `${fileName} cannot be read in this browser`,
        remedy:
          'Safari reads it. Or on the iPhone: Settings, Camera, Formats, Most Compatible; then take or send it again.'
      }
    case 'unreadable':
      return {
        title: `${fileName} cannot be read`,
        remedy:
          'The file is damaged or cut short. Open it in your photo program, save it as JPEG, and choose that.'
      }
    case 'no-room':
      return {
        title: `This device has no room left for ${fileName}`,
        remedy: 'Nothing that was there is lost. Free some space, then choose it again.'
      }
    case 'too-many':
      return {
        title: `${fileName} was not added`,
        remedy: `A site has room for ${count} pictures. Remove one that you do not need, then choose it again.`
      }
    case 'failed':
      return {
        title: `${fileName} was not added`,
        remedy: 'This browser could not make its sizes. Close other pages, then choose it again.'
      }
  }
}

/** Texts about pictures beside their places. */
export const pictureNotices = {
  moves: (fileName: string) =>
    `${fileName} moves. Its first picture is used: moving pictures distract and weigh a lot.`
} as const
