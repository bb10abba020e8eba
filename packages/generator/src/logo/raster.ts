/** A picture of pixels: red, green, blue and alpha, a byte each. */
export interface Raster {
  width: number
  height: number
  pixels: Uint8Array
}

/** Scales a picture down by the mean of the pixels that fall on each (area averaging), or up by the nearest one. */
export function resample({ width, height, pixels }: Raster, toWidth: number, toHeight: number): Raster {
  const out = new Uint8Array(toWidth * toHeight * 4)
  for (let y = 0; y < toHeight; y += 1) {
    const rows = spanOf(y, toHeight, height)
    for (let x = 0; x < toWidth; x += 1) {
      out.set(meanOf(pixels, width, spanOf(x, toWidth, width), rows), (y * toWidth + x) * 4)
    }
  }
  return { width: toWidth, height: toHeight, pixels: out }
}

type Span = readonly [from: number, to: number]

function spanOf(at: number, count: number, length: number): Span {
  const from = Math.floor((at * length) / count)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / count))]
}

/** The mean colour of an area, each pixel by its alpha. */
function meanOf(pixels: Uint8Array, width: number, [left, right]: Span, [top, bottom]: Span): number[] {
  const sums = [0, 0, 0, 0]
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      const alpha = pixels[at + 3] ?? 0
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (pixels[at + channel] ?? 0) * alpha
      sums[3] = (sums[3] ?? 0) + alpha
    }
  }
  const [red = 0, green = 0, blue = 0, alpha = 0] = sums
  if (alpha === 0) return [0, 0, 0, 0]
  const count = (right - left) * (bottom - top)
  return [...[red, green, blue].map((sum) => Math.round(sum / alpha)), Math.round(alpha / count)]
}

/** Fits a picture into a box of this size, in the middle of a square; without a ground it stays transparent. */
export function centred(picture: Raster, side: number, share: number, ground?: readonly number[]): Raster {
  const scale = (side * share) / Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const small = resample(picture, width, height)
  const [left, top] = [Math.floor((side - width) / 2), Math.floor((side - height) / 2)]
  const pixels = new Uint8Array(side * side * 4)
  if (ground) for (let at = 0; at < side * side; at += 1) pixels.set([...ground, 255], at * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4
      pixels.set(over(small.pixels.subarray(from, from + 4), ground), ((top + y) * side + left + x) * 4)
    }
  }
  return { width: side, height: side, pixels }
}

/** A pixel over a ground, where there is one. */
function over(pixel: Uint8Array, ground?: readonly number[]): ArrayLike<number> {
  if (ground === undefined) return pixel
  const share = (pixel[3] ?? 0) / 255
  return [...ground.map((channel, at) => Math.round((pixel[at] ?? 0) * share + channel * (1 - share))), 255]
}

const white = [255, 255, 255] as const
const nearBlack = [28, 27, 24] as const
/** Brightness (0 to 255) from which a logo is not seen on white. */
const bright = 200

/** The ground that a logo is seen on: white, or nearly black for one in light colours; of one without holes, its own edge. */
export function groundOf({ width, height, pixels }: Raster): readonly number[] {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) =>
    pixels.subarray(at * 4, at * 4 + 4)
  )
  const [first] = corners
  const isFilled = corners.every(
    (corner) => corner[3] === 255 && corner.every((value, at) => value === first?.[at])
  )
  if (isFilled && first) return [...first.subarray(0, 3)]
  let sum = 0
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    sum += (red * 0.3 + green * 0.59 + blue * 0.11) * alpha
    count += alpha
  }
  return count > 0 && sum / count > bright ? nearBlack : white
}
