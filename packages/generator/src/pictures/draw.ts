import { textCache } from '@sitewright/project'
import type { Palette } from '@sitewright/site'
import { drawPicture } from '../../../../templates/domain/art/picture.ts'
import { iconPath } from '../../../../templates/domain/looks.ts'
import { colorOf } from '../colors.ts'
import {
  canvas,
  copyCanvas,
  coverageOn,
  fill,
  fillCoverage,
  reserve,
  paintRaster,
  within,
  type Canvas
} from '../icons/canvas.ts'
import { iconStyle } from '../icons/icon-style.ts'
import type { Clip, CoverageRuns } from '../icons/coverage.ts'
import { markKey, markShape, roundSquare } from '../icons/mark.ts'
import { textShape, type Shape, type Typeface } from '../icons/outline.ts'
import { encodePng } from '../icons/png.ts'
import { rectangle } from '../icons/shapes.ts'
import type { LogoImage } from '../logo/logo-files.ts'
import type { Item, Radii } from './scene.ts'
import { parseSvg, type Layer } from './svg.ts'
import { strokeOutline, parsePath } from './svg-path.ts'

/** The business whose page is drawn. */
export interface Owner {
  name: string
  palette: Palette
  art: { style: string; things: readonly string[]; seed: string }
  logo?: LogoImage | undefined
}

/** Rasterizes a composed page at a scale. */
export function drawScene(
  items: readonly Item[],
  owner: Owner,
  width: number,
  height: number,
  scale: number
): Uint8Array {
  const seen = items.filter(({ x, y }) => x * scale < width && y * scale < height)
  const texts = seen.filter((item) => item.kind === 'text')
  const picture = copyCanvas(drawGround(seen, texts, owner, emptyCanvas(owner, width, height, scale)))
  for (const text of texts) write(picture, text, owner.palette)
  return encodePng(picture)
}

function emptyCanvas({ palette }: Owner, width: number, height: number, scale: number): Canvas {
  return canvas(width, height, colorOf(palette, '--bg'), scale)
}

type Text = Extract<Item, { kind: 'text' }>

/** Cache of the last site's pictures without text: text changes with every key that is typed, the art does not. */
const grounds = new Map<string, Canvas>()
const capacity = 3

/** Draws everything but the text, whose colours are reserved first, so that the art cannot take them. */
function drawGround(seen: readonly Item[], texts: readonly Text[], owner: Owner, empty: Canvas): Canvas {
  const others = seen.filter((item) => item.kind !== 'text')
  const inks = texts.map(({ x, y, ink }) => [x, y, ink])
  const mark = others.some((item) => item.kind === 'mark') ? (owner.logo?.hash ?? markKey(owner.name)) : ''
  const { palette, art } = owner
  const key = JSON.stringify([others, inks, mark, palette, art, empty.width, empty.height])
  const known = grounds.get(key)
  if (known !== undefined) return known
  for (const item of others) if (item.kind !== 'art' && !isOverArt(item)) place(empty, item, owner)
  for (const { x, y, ink } of texts) reserve(empty, x, y, colorOf(palette, ...ink))
  for (const item of others) if (item.kind === 'art') paint(empty, item, owner)
  for (const item of others) if (item.kind !== 'art' && isOverArt(item)) place(empty, item, owner)
  grounds.set(key, empty)
  const oldest = grounds.size > capacity ? grounds.keys().next().value : undefined
  if (oldest !== undefined) grounds.delete(oldest)
  return empty
}

/** Whether an item lies on the drawing, as the card of words does, with its buttons. */
const isOverArt = (item: Item): boolean => item.over === true

/** Coverage of the lines of the last pictures: while a text is typed, most of them stay as they are. */
const writtenLines = textCache<CoverageRuns>(30_000)

/** Numbers of the typefaces, for the keys of the cache. */
const faceNumbers = new Map<Typeface, number>()

function faceNumber(face: Typeface): number {
  const number = faceNumbers.get(face) ?? faceNumbers.size
  faceNumbers.set(face, number)
  return number
}

function write(
  picture: Canvas,
  { lines, face, size, spacing, leading, x, y, ink, until }: Text,
  palette: Palette
): void {
  const clip = clipAt(picture, until)
  for (const [at, line] of lines.entries()) {
    const top = y + leading * at + (leading - (face.ascent + face.descent) * size) / 2
    const baseline = top + face.ascent * size
    const key = JSON.stringify([faceNumber(face), line, size, spacing, x, baseline, picture.scale, clip])
    const runs = writtenLines.get('', key, () =>
      coverageOn(picture, textShape(face, line, size, x, baseline, spacing), clip)
    )
    fillCoverage(picture, runs, colorOf(palette, ...ink))
  }
}

function place(
  picture: Canvas,
  item: Exclude<Item, { kind: 'art' | 'text' }>,
  { name, palette, logo }: Owner
): void {
  const { x, y, width, height } = item
  if (item.kind === 'mark') {
    if (logo) return paintRaster(picture, logo, x, y, width)
    const { ground, ink } = iconStyle(name, palette)
    fill(picture, rectangle(x, y, width, width, width * roundSquare.radius), ground)
    fill(picture, moved(markShape(name, width, roundSquare.capital), x, y), ink)
    return
  }
  const color = colorOf(palette, ...item.ink)
  if (item.kind === 'box') {
    const outer = corners(x, y, width, height, item.radii)
    const inner = item.border ? [reversed(corners(x + 1, y + 1, width - 2, height - 2, item.radii))] : []
    fill(picture, [outer, ...inner], color)
    return
  }
  const unit = width / 24
  const pen = parsePath(iconPath(item.name)).flatMap((stroke) =>
    strokeOutline({ ...stroke, points: stroke.points.map((value) => value * unit) }, 1.6)
  )
  fill(picture, moved(pen, x, y), color)
}

/** Clips to the part above an overlay of the page. */
function clipAt({ width, height, scale }: Canvas, until = Infinity): Clip {
  return { width, height, bottom: Math.min(height, Math.round(until * scale)) }
}

/** Draws the page's own picture, cropped to its frame as the page crops it. */
function paint(picture: Canvas, item: Extract<Item, { kind: 'art' }>, { palette, art }: Owner): void {
  const { x, y, width, height, drawn: size } = item
  const [across, down] = size
  const scale = Math.max(width / across, height / down)
  const [left, top] = [x + (width - across * scale) / 2, y + (height - down * scale) / 2]
  const tones = ([0, 1, 2, 3, 4, 5, 6, 7] as const).map((tone) => colorOf(palette, `--a${tone}`, item.scheme))
  within(picture, [corners(x, y, width, height, item.radii)], clipAt(picture, item.until), (clip) => {
    for (const layer of parseArt(art.style, art.seed, across, down, art.things)) {
      const shape = layer.shape.map((contour) =>
        contour.map((value, at) => (at % 2 === 0 ? left : top) + value * scale)
      )
      fill(picture, shape, tones[layer.tone] ?? '#000000', layer.opacity, clip)
    }
  })
}

let last: { key: string; layers: readonly Layer[] } | undefined

/** Parses the layers of a picture, memoized; the three forms of a site show the same one. */
function parseArt(
  style: string,
  seed: string,
  width: number,
  height: number,
  things: readonly string[]
): readonly Layer[] {
  const key = JSON.stringify([style, seed, width, height, things])
  if (last?.key !== key) last = { key, layers: parseSvg(drawPicture({ style, seed, width, height, things })) }
  return last.layers
}

/** A rectangle with a radius for each corner. */
function corners(x: number, y: number, width: number, height: number, radii: Radii): number[] {
  const [a, b, c, d] = radii.map((radius) => Math.min(radius, width / 2, height / 2))
  if (a === b && b === c && c === d) return [...(rectangle(x, y, width, height, a)[0] ?? [])]
  const arc = (corner: number, radius = 0): string =>
    radius > 0 ? `A${radius} ${radius} 0 0 1 ${cornerAt(corner, radius)}` : ''
  const ends = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height]
  ] as const
  const [dx, dy] = [[1, 0, -1, 0] as const, [0, 1, 0, -1] as const]
  function cornerAt(corner: number, radius: number): string {
    const [cx, cy] = ends[corner] ?? [x, y]
    return `${cx + (dx[corner] ?? 0) * radius} ${cy + (dy[corner] ?? 0) * radius}`
  }
  const line = [a, b, c, d].map((radius = 0, corner) => {
    const [cx, cy] = ends[corner] ?? [x, y]
    const before = `${cx - (dx[(corner + 3) % 4] ?? 0) * radius} ${cy - (dy[(corner + 3) % 4] ?? 0) * radius}`
    return `L${before}${arc(corner, radius)}`
  })
  return parsePath(`M${line.join('').slice(1)}Z`)[0]?.points ?? []
}

function reversed(contour: readonly number[]): number[] {
  const points: number[] = []
  for (let at = contour.length - 2; at >= 0; at -= 2) points.push(contour[at] ?? 0, contour[at + 1] ?? 0)
  return points
}

function moved(shape: Shape, x: number, y: number): Shape {
  return shape.map((contour) => contour.map((value, at) => value + (at % 2 === 0 ? x : y)))
}
