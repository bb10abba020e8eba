import type { Shape } from './outline.ts'

/** The part of a picture that may be drawn on; without edges, all of it. */
export interface Clip {
  width: number
  height: number
  left?: number
  top?: number
  right?: number
  bottom?: number
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Tells how much of each pixel a shape covers, in runs of equal coverage within its box: from, to and a share. */
export function coverage(
  shape: Shape,
  clip: Clip,
  run: (from: number, to: number, covered: number) => void
): void {
  const box = boxOf(shape, clip)
  if (box === undefined) return
  const stride = box.width + 2
  const area = new Float32Array(stride * (box.height + 1))
  for (const contour of shape) accumulate(area, contour, box)
  for (let row = 0; row < box.height; row += 1) {
    const start = (box.top + row) * clip.width + box.left
    let sum = 0
    let begin = 0
    // Coverage changes at edges only.
    for (let column = 0; column < box.width; column += 1) {
      const change = area[row * stride + column] ?? 0
      if (change === 0) continue
      if (column > begin) run(start + begin, start + column, Math.min(1, Math.abs(sum)))
      sum += change
      begin = column
    }
    run(start + begin, start + box.width, Math.min(1, Math.abs(sum)))
  }
}

function boxOf(shape: Shape, { width, height, left = 0, top = 0, right, bottom }: Clip): Box | undefined {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const contour of shape) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const [x = 0, y = 0] = [contour[at], contour[at + 1]]
      x0 = Math.min(x0, x)
      x1 = Math.max(x1, x)
      y0 = Math.min(y0, y)
      y1 = Math.max(y1, y)
    }
  }
  x0 = Math.max(left, Math.floor(x0))
  y0 = Math.max(top, Math.floor(y0))
  const box = {
    left: x0,
    top: y0,
    width: Math.min(right ?? width, Math.ceil(x1)) - x0,
    height: Math.min(bottom ?? height, Math.ceil(y1)) - y0
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
