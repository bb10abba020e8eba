import { scratch } from '../bytes.ts'
import { coverage, coverageRuns, type Clip, type CoverageRuns } from './coverage.ts'
import { centred, type Raster } from '../logo/raster.ts'
import type { Shape } from './outline.ts'

/** A colour as #rrggbb, or `transparent`. */
export type Paint = string

/** An indexed bitmap of at most 256 colours. */
export interface Canvas {
  width: number
  height: number
  /** One entry of the palette for each pixel. */
  pixels: Uint8Array
  /** The same pixels, four to a number. */
  words: Int32Array
  /** Red, green, blue and alpha, 0 to 255. */
  palette: Color[]
  /** The palette as bytes, for the search of the nearest colour. */
  channels: Uint8Array
  /** Pixels to a unit of the shapes. */
  scale: number
  /** Cache of palette entries, by colour and by blend. */
  entries: Map<number, number>
  mixtures: Map<number, number>
}

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Antialiasing steps between two colours at an edge. */
const shades = 8

/** Creates an empty canvas. */
export function canvas(width: number, height: number, ground: Paint, scale = 1): Canvas {
  const picture: Canvas = {
    width,
    height,
    ...inWords(new Uint8Array((width * height + 3) & ~3), width * height),
    palette: [],
    channels: new Uint8Array(256 * 4),
    scale,
    entries: new Map(),
    mixtures: new Map()
  }
  entryFor(picture, rgba(ground))
  return picture
}

/** The first bytes of a buffer whose length is a multiple of four, one by one and four to a number. */
function inWords({ buffer }: Uint8Array, length: number): Pick<Canvas, 'pixels' | 'words'> {
  return { pixels: new Uint8Array(buffer, 0, length), words: new Int32Array(buffer) }
}

const copied = scratch()

/** Copies a canvas, to be drawn on until the next one is copied. */
export function copyCanvas(picture: Canvas): Canvas {
  const copy = inWords(copied(picture.pixels.length), picture.pixels.length)
  copy.pixels.set(picture.pixels)
  return {
    ...picture,
    ...copy,
    palette: [...picture.palette],
    channels: picture.channels.slice(),
    entries: new Map(picture.entries),
    mixtures: new Map(picture.mixtures)
  }
}

/**
 * Reserves palette entries for what will be drawn at a point later, so that a picture in between leaves them free.
 */
export function reserve(picture: Canvas, x: number, y: number, paint: Paint): void {
  const { width, height, scale, pixels } = picture
  const [column, row] = [Math.round(x * scale), Math.round(y * scale)]
  if (column < 0 || row < 0 || column >= width || row >= height) return
  const entry = entryFor(picture, rgba(paint))
  const under = pixels[row * width + column] ?? 0
  for (let shade = 1; shade < shades; shade += 1) mixed(picture, under, entry, shade / shades)
}

/** A colour that a shape is filled with. */
interface Brush {
  entry: number
  opacity: number
}

/** The mixtures of the current brush with what lies under it, by step and palette entry; -1 where none is known. */
const brushMixtures = new Int16Array((shades + 1) * 256)

function takeBrush(picture: Canvas, paint: Paint, opacity: number): Brush {
  brushMixtures.fill(-1)
  return { entry: entryFor(picture, rgba(paint)), opacity }
}

/** Fills a shape with antialiased edges, in a few steps so that the palette stays small. */
export function fill(picture: Canvas, drawn: Shape, paint: Paint, opacity = 1, clip?: Clip): void {
  const brush = takeBrush(picture, paint, opacity)
  coverage(scaled(drawn, picture.scale), clip ?? picture, (from, to, covered) =>
    paintRun(picture, brush, from, to, covered)
  )
}

/** Computes the coverage of a shape on a canvas; `fillCoverage` fills it, as `fill` would fill the shape. */
export function coverageOn(picture: Canvas, drawn: Shape, clip: Clip): CoverageRuns {
  return coverageRuns(scaled(drawn, picture.scale), clip)
}

export function fillCoverage(picture: Canvas, runs: CoverageRuns, paint: Paint): void {
  const brush = takeBrush(picture, paint, 1)
  for (let at = 0; at < runs.length; at += 3)
    paintRun(picture, brush, runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0)
}

function paintRun(picture: Canvas, brush: Brush, from: number, to: number, covered: number): void {
  const step = Math.round(covered * shades)
  if (step === shades && brush.opacity === 1) fillRun(picture.pixels, brush.entry, from, to)
  else if (step > 0) blend(picture, brush, step, from, to)
}

/** Steps of a channel of a painted picture: the palette has room for few colours. */
const tones = 15

/** Paints a picture of pixels into the middle of a square. */
export function paintRaster(picture: Canvas, raster: Raster, x: number, y: number, side: number): void {
  const { width, height, scale, pixels, palette } = picture
  const length = Math.round(side * scale)
  const image = centred(raster, length, 1)
  for (let row = 0; row < length; row += 1) {
    for (let column = 0; column < length; column += 1) {
      const [to, down] = [Math.round(x * scale) + column, Math.round(y * scale) + row]
      if (to < 0 || down < 0 || to >= width || down >= height) continue
      const from = (row * length + column) * 4
      const alpha = Math.round(((image.pixels[from + 3] ?? 0) / 255) * shades) / shades
      if (alpha === 0) continue
      const under = palette[pixels[down * width + to] ?? 0] ?? [255, 255, 255, 255]
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
        const mean = (image.pixels[from + channel] ?? 0) * alpha + (under[channel] ?? 0) * (1 - alpha)
        return Math.round((Math.round((mean / 255) * tones) / tones) * 255)
      })
      pixels[down * width + to] = entryFor(picture, [red, green, blue, 255])
    }
  }
}

const painted = scratch()

/** Clips drawing to a shape and a box: what was painted beside them is restored. */
export function within(picture: Canvas, drawn: Shape, most: Clip, draw: (clip: Clip) => void): void {
  const shape = scaled(drawn, picture.scale)
  const { pixels } = picture
  const before = painted(pixels.length)
  before.set(pixels)
  const clip = clipAround(shape, most)
  draw(clip)
  coverage(shape, clip, (from, to, covered) => {
    const share = Math.round(covered * shades) / shades
    if (share === 1) return
    for (let at = from; at < to; at += 1)
      pixels[at] = share === 0 ? (before[at] ?? 0) : mixed(picture, before[at] ?? 0, pixels[at] ?? 0, share)
  })
}

/** Short runs are quicker without a call. */
const short = 24

function fillRun(pixels: Uint8Array, entry: number, from: number, to: number): void {
  if (to - from > short) pixels.fill(entry, from, to)
  else for (let at = from; at < to; at += 1) pixels[at] = entry
}

/** Most pixels below a shape have one colour: they are found four at a time, and mixed once. */
function blend(picture: Canvas, brush: Brush, step: number, from: number, to: number): void {
  const { pixels, words } = picture
  for (let at = from; at < to;) {
    const under = pixels[at] ?? 0
    const four = Math.imul(under, 0x01010101)
    let end = at + 1
    while (end < to) {
      if (end % 4 === 0 && end + 4 <= to && words[end >> 2] === four) end += 4
      else if (pixels[end] === under) end += 1
      else break
    }
    fillRun(pixels, mixBrush(picture, brush, step, under), at, end)
    at = end
  }
}

function mixBrush(picture: Canvas, { entry, opacity }: Brush, step: number, under: number): number {
  const at = (step << 8) | under
  const known = brushMixtures[at] ?? -1
  if (known !== -1) return known
  const mixture = mixed(picture, under, entry, (step / shades) * opacity)
  brushMixtures[at] = mixture
  return mixture
}

function scaled(shape: Shape, scale: number): Shape {
  return scale === 1 ? shape : shape.map((contour) => contour.map((value) => value * scale))
}

/** The bounding box of a shape, in whole pixels. */
function clipAround(shape: Shape, { width, height, bottom = height }: Clip): Clip {
  const xs = shape.flatMap((contour) => contour.filter((_, at) => at % 2 === 0))
  const ys = shape.flatMap((contour) => contour.filter((_, at) => at % 2 === 1))
  return {
    width,
    height,
    left: Math.max(0, Math.floor(Math.min(...xs))),
    top: Math.max(0, Math.floor(Math.min(...ys))),
    right: Math.min(width, Math.ceil(Math.max(...xs))),
    bottom: Math.min(bottom, Math.ceil(Math.max(...ys)))
  }
}

function rgba(paint: Paint): Color {
  if (paint === 'transparent') return [0, 0, 0, 0]
  const value = Number.parseInt(paint.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255, 255]
}

/** Blends two palette entries. */
function mixed(picture: Canvas, under: number, over: number, share: number): number {
  const key = (under << 18) | (over << 10) | Math.round(share * 1000)
  const known = picture.mixtures.get(key)
  if (known !== undefined) return known
  const nothing: Color = [0, 0, 0, 0]
  const entry = entryFor(
    picture,
    mix(picture.palette[under] ?? nothing, picture.palette[over] ?? nothing, share)
  )
  picture.mixtures.set(key, entry)
  return entry
}

/** Between something and nothing only the opacity changes, or edges would darken. */
function mix(from: Color, to: Color, share: number): Color {
  const [a, b] = from[3] === 0 ? [[...to.slice(0, 3), 0], to] : [from, to]
  const at = (index: number): number =>
    Math.round((a[index] ?? 0) + ((b[index] ?? 0) - (a[index] ?? 0)) * share)
  return [at(0), at(1), at(2), at(3)]
}

/**
 * Quantization: once the palette fills up, colours that cannot be told apart by eye share an entry; a full one
 * returns its nearest.
 */
const plenty = 96
const alike = 80

function entryFor(picture: Canvas, color: Color): number {
  const { channels, entries, palette } = picture
  const key = ((color[0] << 24) | (color[1] << 16) | (color[2] << 8) | color[3]) >>> 0
  const known = entries.get(key)
  if (known !== undefined) return known
  const near = palette.length < plenty ? undefined : nearest(picture, color)
  const shared = near !== undefined && (near.distance < alike || palette.length === 256)
  const entry = shared ? near.entry : palette.length
  if (!shared) {
    channels.set(color, entry * 4)
    palette.push(color)
  }
  entries.set(key, entry)
  return entry
}

/** The nearest colour. Most are ruled out by their first channels. */
function nearest({ palette, channels }: Canvas, color: Color): { entry: number; distance: number } {
  const [red, green, blue, alpha] = color
  let entry = 0
  let distance = Infinity
  for (let at = palette.length * 4 - 4; at >= 0; at -= 4) {
    let sum = ((channels[at + 1] ?? 0) - green) ** 2
    if (sum > distance) continue
    sum += ((channels[at] ?? 0) - red) ** 2
    if (sum > distance) continue
    sum += ((channels[at + 2] ?? 0) - blue) ** 2 + ((channels[at + 3] ?? 0) - alpha) ** 2
    if (sum > distance) continue
    entry = at >> 2
    distance = sum
  }
  return { entry, distance }
}
