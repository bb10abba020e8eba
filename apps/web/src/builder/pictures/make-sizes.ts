import { hashPicture, pictureWidths } from '@sitewright/site'

/** The width of the widest file. */
const widestFile = 1600
/** The quality of WebP, 0 to 1: at 0.8 nobody tells a photograph from its source. */
const quality = 0.8

/** A picture in its widths, and its hash. */
export interface MadePicture {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly files: readonly { readonly width: number; readonly bytes: ArrayBuffer }[]
}

type Canvas = OffscreenCanvas

/**
 * Makes the files of a picture: the widest is halved until it is near its width, so that no line flickers, and each
 * narrower one is made of the one before. Drawing anew leaves out what cameras write, such as the place.
 */
export async function makeSizes(
  source: ImageBitmap,
  onSize: (number: number, count: number) => void
): Promise<MadePicture> {
  const width = Math.min(source.width, widestFile)
  const widths = [...pictureWidths({ width })].reverse()
  const files: { width: number; bytes: ArrayBuffer }[] = []
  let from: ImageBitmap | Canvas = source
  let height = 0
  for (const [index, each] of widths.entries()) {
    onSize(index + 1, widths.length)
    const canvas = scaled(from, each)
    height ||= canvas.height
    files.push({ width: each, bytes: await encode(canvas) })
    from = canvas
  }
  const [widest] = files
  return { hash: await hashPicture(widest?.bytes ?? new ArrayBuffer(0)), width, height, files }
}

function scaled(source: ImageBitmap | Canvas, width: number): Canvas {
  let from: ImageBitmap | Canvas = source
  while (from.width >= width * 2) from = drawn(from, Math.round(from.width / 2))
  return from instanceof OffscreenCanvas && from.width === width ? from : drawn(from, width)
}

function drawn(source: ImageBitmap | Canvas, width: number): Canvas {
  const height = Math.max(1, Math.round((source.height * width) / source.width))
  const canvas = new OffscreenCanvas(width, height)
  const context = getContext(canvas)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, width, height)
  return canvas
}

function getContext(canvas: Canvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no memory left to draw the picture.')
  return context
}

/** Safari gives a PNG where it is asked for a WebP, without a word. */
async function encode(canvas: Canvas): Promise<ArrayBuffer> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (blob.type === 'image/webp') return blob.arrayBuffer()
  const { default: encodeWebp } = await import('@jsquash/webp/encode')
  const pixels = getContext(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return encodeWebp(pixels, { quality: quality * 100 })
}
