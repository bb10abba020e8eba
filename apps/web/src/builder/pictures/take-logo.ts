import { hashPicture, headerBytes, readPictureHeader, type Logo } from '@sitewright/site'
import { findHeaderProblem, findSizeProblem, type PictureProblem } from './check-picture.ts'
import { askToPersist, isStorageFull, storePicture } from './picture-store.ts'

/** Pixels of the longer side of a logo. */
const sideMax = 1024
/** Bytes of an SVG: more than any logo has, and less than stops a page. */
const vectorBytesMax = 2_000_000

/** A logo that is stored, or what spoke against it. */
export type LogoOutcome =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly problem: PictureProblem }

type Source = ImageBitmap | HTMLImageElement

/** Makes the logo of a file: drawn to pixels, cut to what is to be seen, and stored. An SVG itself is never kept. */
export async function takeLogo(file: Blob): Promise<LogoOutcome> {
  const header = readPictureHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()))
  const isVector = header.kind === 'svg'
  const problem = isVector ? findVectorProblem(file) : findHeaderProblem(file.size, header)
  if (problem) return { ok: false, problem }
  const source = await (isVector ? decodeVector(file) : decode(file))
  if (source === undefined)
    return { ok: false, problem: { code: header.kind === 'heic' ? 'heic' : 'unreadable' } }
  try {
    return await store(source)
  } catch (error) {
    return { ok: false, problem: { code: isStorageFull(error) ? 'no-room' : 'failed' } }
  }
}

function findVectorProblem({ size }: Blob): PictureProblem | undefined {
  return size > vectorBytesMax ? { code: 'too-many-bytes', bytes: size } : undefined
}

async function decode(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Draws an SVG as an image, where no script of it runs and nothing is fetched. It gets a size where it names none. */
async function decodeVector(file: Blob): Promise<HTMLImageElement | undefined> {
  const document = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  const svg = document.documentElement
  if (svg.localName !== 'svg') return undefined
  const [, , across = 0, down = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const width = across || Number.parseFloat(svg.getAttribute('width') ?? '')
  const height = down || Number.parseFloat(svg.getAttribute('height') ?? '')
  if (!(width > 0 && height > 0)) return undefined
  const scale = sideMax / Math.max(width, height)
  if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${width} ${height}`)
  svg.setAttribute('width', String(width * scale))
  svg.setAttribute('height', String(height * scale))
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' })
  )
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function store(source: Source): Promise<LogoOutcome> {
  const scale = Math.min(1, sideMax / Math.max(source.width, source.height))
  const whole = new OffscreenCanvas(
    Math.max(1, Math.round(source.width * scale)),
    Math.max(1, Math.round(source.height * scale))
  )
  const context = getContext(whole)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, whole.width, whole.height)
  const { x, y, width, height } = seenPart(context.getImageData(0, 0, whole.width, whole.height))
  const problem = findSizeProblem(width, height)
  if (problem) return { ok: false, problem }
  const cut = new OffscreenCanvas(width, height)
  getContext(cut).drawImage(whole, x, y, width, height, 0, 0, width, height)
  const bytes = await (await cut.convertToBlob({ type: 'image/png' })).arrayBuffer()
  const hash = await hashPicture(bytes)
  await storePicture(hash, [{ width, bytes }])
  void askToPersist()
  return { ok: true, logo: { hash, width, height } }
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no memory left to draw the logo.')
  return context
}

/** The part of a picture without its transparent edges; nothing where it is transparent as a whole. */
function seenPart({ data, width, height }: ImageData): DOMRect {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 8) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}
