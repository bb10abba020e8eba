import { headerBytes, readPictureHeader } from '@sitewright/site'
import type { PictureProblem } from './check-picture.ts'
import { findHeaderProblem, findSizeProblem } from './check-picture.ts'
import { makeSizes, type MadePicture } from './make-sizes.ts'
import { isStorageFull } from './picture-store.ts'
import type { PictureOutcome } from './protocol.ts'

interface TakeOptions {
  /** Stores the files of a picture. */
  store: (made: MadePicture) => Promise<void>
  onSize: (number: number, count: number) => void
}

/** Makes a picture of a file: checks it, decodes it upright, makes its sizes, and stores them. */
export async function takePicture(file: Blob, { store, onSize }: TakeOptions): Promise<PictureOutcome> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  const problem = findHeaderProblem(file.size, header)
  if (problem) return refused(problem)
  const bitmap = await decode(file)
  if (bitmap === undefined) return refused({ code: header.kind === 'heic' ? 'heic' : 'unreadable' })
  try {
    const { width, height } = bitmap
    const tooLarge = findSizeProblem(width, height)
    if (tooLarge) return refused(tooLarge)
    const made = await makeSizes(bitmap, onSize)
    await store(made)
    const picture = { hash: made.hash, width: made.width, height: made.height }
    return { ok: true, picture, moved: header.moves }
  } catch (error) {
    return refused({ code: isStorageFull(error) ? 'no-room' : 'failed' })
  } finally {
    bitmap.close()
  }
}

function refused(problem: PictureProblem): PictureOutcome {
  return { ok: false, problem }
}

/** Decodes a picture as cameras mean it to be held; undefined where this browser cannot read it. */
async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}
