import type { Shape } from './outline.ts'

/** A colour as #rrggbb, or `transparent`. */
export type Paint = string

/** A picture of at most 256 colours. */
export interface Canvas {
  width: number
  height: number
  /** One entry of the palette for each pixel. */
  pixels: Uint8Array
  /** Red, green, blue and alpha, 0 to 255. */
  palette: (readonly [red: number, green: number, blue: number, alpha: number])[]
  /** Pixels to a unit of the shapes. */
  scale: number
}

/** Steps between two colours at an edge. */
const shades = 8

/** An empty picture of so many pixels. */
export function canvas(width: number, height: number, ground: Paint, scale = 1): Canvas {
  return { width, height, pixels: new Uint8Array(width * height), palette: [rgba(ground)], scale }
}

/**
 * Fills a shape. `over` is the colour that lies beneath its edges: they are mixed towards it in a few steps, so
 * that the picture keeps a small palette.
 */
export function fill(canvas: Canvas, drawn: Shape, paint: Paint, over: Paint): void {
  const { scale } = canvas
  const shape = scale === 1 ? drawn : drawn.map((contour) => contour.map((value) => value * scale))
  const box = boxOf(shape, canvas)
  if (box === undefined) return
  const entries = Array.from({ length: shades }, (_, at) =>
    entryFor(canvas, mix(rgba(over), rgba(paint), (at + 1) / shades))
  )
  const stride = box.width + 2
  const area = new Float32Array(stride * (box.height + 1))
  for (const contour of shape) accumulate(area, contour, box)
  const { pixels } = canvas
  for (let row = 0; row < box.height; row += 1) {
    const to = (box.top + row) * canvas.width + box.left
    let sum = 0
    let shade = 0
    let begin = 0
    // Coverage changes at edges only, so a row is painted in runs.
    for (let column = 0; column < box.width; column += 1) {
      const change = area[row * stride + column] ?? 0
      if (change === 0) continue
      if (shade > 0) pixels.fill(entries[shade - 1] ?? 0, to + begin, to + column)
      sum += change
      shade = Math.round(Math.min(1, Math.abs(sum)) * shades)
      begin = column
    }
    if (shade > 0) pixels.fill(entries[shade - 1] ?? 0, to + begin, to + box.width)
  }
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

function boxOf(shape: Shape, { width, height }: Canvas): Box | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of shape) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const [x = 0, y = 0] = [contour[at], contour[at + 1]]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  left = Math.max(0, Math.floor(left))
  top = Math.max(0, Math.floor(top))
  const box = {
    left,
    top,
    width: Math.min(width, Math.ceil(right)) - left,
    height: Math.min(height, Math.ceil(bottom)) - top
  }
  return box.width > 0 && box.height > 0 ? box : undefined
}

/** Adds the signed area that each edge covers to the right of itself, pixel by pixel; sums along a row are coverage. */
function accumulate(area: Float32Array, contour: readonly number[], box: Box): void {
  const count = contour.length
  for (let at = 0; at < count; at += 2) {
    const x0 = (contour[at] ?? 0) - box.left
    const y0 = (contour[at + 1] ?? 0) - box.top
    const x1 = (contour[(at + 2) % count] ?? 0) - box.left
    const y1 = (contour[(at + 3) % count] ?? 0) - box.top
    if (y0 < y1) edge(area, x0, y0, x1, y1, 1, box)
    else if (y1 < y0) edge(area, x1, y1, x0, y0, -1, box)
  }
}

function edge(
  area: Float32Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
  box: Box
): void {
  const slope = (x1 - x0) / (y1 - y0)
  const last = Math.min(box.height, Math.ceil(y1))
  for (let row = Math.max(0, Math.floor(y0)); row < last; row += 1) {
    const from = Math.max(y0, row)
    const to = Math.min(y1, row + 1)
    if (to <= from) continue
    const cover = (to - from) * sign
    const a = clamp(x0 + (from - y0) * slope, box.width)
    const b = clamp(x0 + (to - y0) * slope, box.width)
    spread(area, row * (box.width + 2), Math.min(a, b), Math.max(a, b), cover)
  }
}

/** Shares one row's part of an edge out among the pixels that it crosses. */
function spread(area: Float32Array, start: number, left: number, right: number, cover: number): void {
  const first = Math.floor(left)
  const last = Math.floor(right)
  if (first === last) {
    const outside = (left + right) / 2 - first
    add(area, start + first, cover * (1 - outside))
    add(area, start + first + 1, cover * outside)
    return
  }
  const perPixel = cover / (right - left)
  let carried = 0
  for (let column = first; column <= last; column += 1) {
    const from = Math.max(left, column)
    const to = Math.min(right, column + 1)
    const part = perPixel * (to - from)
    const outside = (from + to) / 2 - column
    add(area, start + column, part * (1 - outside) + carried)
    carried = part * outside
  }
  add(area, start + last + 1, carried)
}

function add(area: Float32Array, at: number, value: number): void {
  area[at] = (area[at] ?? 0) + value
}

function clamp(value: number, width: number): number {
  return Math.max(0, Math.min(width, value))
}

type Color = Canvas['palette'][number]

function rgba(paint: Paint): Color {
  if (paint === 'transparent') return [0, 0, 0, 0]
  const value = Number.parseInt(paint.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255, 255]
}

/** Between something and nothing only the opacity changes, or edges would darken. */
function mix(from: Color, to: Color, share: number): Color {
  const [a, b] = from[3] === 0 ? [[...to.slice(0, 3), 0], to] : [from, to]
  const at = (index: number): number =>
    Math.round((a[index] ?? 0) + ((b[index] ?? 0) - (a[index] ?? 0)) * share)
  return [at(0), at(1), at(2), at(3)]
}

function entryFor(canvas: Canvas, color: Color): number {
  const known = canvas.palette.findIndex((entry) => entry.every((part, at) => part === color[at]))
  if (known >= 0) return known
  if (canvas.palette.length < 256) return canvas.palette.push(color) - 1
  return nearest(canvas, color)
}

function nearest({ palette }: Canvas, color: Color): number {
  const distance = (entry: Color): number =>
    entry.reduce((sum, part, at) => sum + (part - color[at as 0]) ** 2, 0)
  return palette.reduce(
    (best, entry, at) => (distance(entry) < distance(palette[best] ?? entry) ? at : best),
    0
  )
}
