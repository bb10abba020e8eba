import { limits } from '@sitewright/catalog'
import type { PictureHeader } from '@sitewright/site'

/** Why a file is no picture for a site. */
export type PictureProblem =
  | { readonly code: 'too-many-bytes'; readonly bytes: number }
  | { readonly code: 'too-many-pixels'; readonly width: number; readonly height: number }
  | { readonly code: 'too-small'; readonly width: number; readonly height: number }
  | { readonly code: 'empty' | 'not-a-picture' | 'heic' | 'vector' | 'unreadable' }
  | { readonly code: 'no-room' | 'failed' | 'too-many' }

const most = limits.picture

/** Finds what speaks against a file before it is decoded. */
export function findHeaderProblem(bytes: number, header: PictureHeader): PictureProblem | undefined {
  const { kind, width, height } = header
  if (bytes === 0) return { code: 'empty' }
  if (kind === 'other') return { code: 'not-a-picture' }
  if (kind === 'svg') return { code: 'vector' }
  if (bytes > most.bytes) return { code: 'too-many-bytes', bytes }
  return width === undefined || height === undefined ? undefined : findSizeProblem(width, height)
}

/** The problem with an image's dimensions in pixels; undefined where they are accepted. */
export function findSizeProblem(width: number, height: number): PictureProblem | undefined {
  if (Math.max(width, height) > most.side || width * height > most.pixels)
    return { code: 'too-many-pixels', width, height }
  return Math.min(width, height) < most.smallest ? { code: 'too-small', width, height } : undefined
}
