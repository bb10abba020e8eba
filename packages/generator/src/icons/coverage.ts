import type { Shape } from './outline.ts'

/** A clipping box; a side that is absent does not clip. */
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

/**
 * Accumulation buffer: what edges add to each pixel of a box, and which pixels those are, one bit for each, so that the long runs between
 * edges are passed over 32 pixels at a time. One grid serves all shapes; reading it empties it.
 */
interface Grid {
  area: Float32Array
  touched: Uint32Array
  /** Pixels, and words of bits, in a row. */
  stride: number
  words: number
}

const grid: Grid = { area: new Float32Array(0), touched: new Uint32Array(0), stride: 0, words: 0 }

function fitGrid({ width, height }: Box): void {
  grid.stride = width + 2
  grid.words = (grid.stride + 31) >> 5
  if (grid.area.length < grid.stride * height) grid.area = new Float32Array(grid.stride * height)
  if (grid.touched.length < grid.words * height) grid.touched = new Uint32Array(grid.words * height)
}

/** Runs of equal coverage of a whole shape: from, to and a share, again and again. */
export type CoverageRuns = readonly number[]

/** Computes the coverage of a shape as a copy, which the next shape does not overwrite. */
export function coverageRuns(shape: Shape, clip: Clip): CoverageRuns {
  const runs: number[] = []
  coverage(shape, clip, (from, to, covered) => {
    if (covered > 0) runs.push(from, to, covered)
  })
  return runs
}

/**
 * Computes how much of each pixel a shape covers (area coverage antialiasing), in runs of equal coverage within its
 * box: from, to and a share.
 */
export function coverage(
  shape: Shape,
  clip: Clip,
  run: (from: number, to: number, covered: number) => void
): void {
  const box = findBox(shape, clip)
  if (box === undefined) return
  fitGrid(box)
  for (const contour of shape) accumulate(contour, box)
  for (let row = 0; row < box.height; row += 1)
    readRow(row, box, (box.top + row) * clip.width + box.left, run)
}

/** Coverage changes at edges only: their pixels are looked at, and emptied. */
function readRow(
  row: number,
  { width }: Box,
  start: number,
  run: (from: number, to: number, covered: number) => void
): void {
  const { area, touched, stride, words } = grid
  let sum = 0
  let begin = 0
  for (let word = 0; word < words; word += 1) {
    let bits = touched[row * words + word] ?? 0
    if (bits === 0) continue
    touched[row * words + word] = 0
    while (bits !== 0) {
      const lowest = bits & -bits
      bits ^= lowest
      const column = word * 32 + 31 - Math.clz32(lowest)
      const change = area[row * stride + column] ?? 0
      area[row * stride + column] = 0
      if (change === 0 || column >= width) continue
      if (column > begin) run(start + begin, start + column, Math.min(1, Math.abs(sum)))
      sum += change
      begin = column
    }
  }
  run(start + begin, start + width, Math.min(1, Math.abs(sum)))
}

function findBox(shape: Shape, { width, height, left = 0, top = 0, right, bottom }: Clip): Box | undefined {
  let x0 = Infinity
  let y0 = Infinity
  let x1 = -Infinity
  let y1 = -Infinity
  for (const contour of shape) {
    for (let at = 0; at + 1 < contour.length; at += 2) {
      const x = contour[at] ?? 0
      const y = contour[at + 1] ?? 0
      if (x < x0) x0 = x
      if (x > x1) x1 = x
      if (y < y0) y0 = y
      if (y > y1) y1 = y
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
function accumulate(contour: readonly number[], box: Box): void {
  const count = contour.length
  for (let at = 0; at < count; at += 2) {
    const x0 = (contour[at] ?? 0) - box.left
    const y0 = (contour[at + 1] ?? 0) - box.top
    const x1 = (contour[(at + 2) % count] ?? 0) - box.left
    const y1 = (contour[(at + 3) % count] ?? 0) - box.top
    if (y0 < y1) edge(x0, y0, x1, y1, 1, box)
    else if (y1 < y0) edge(x1, y1, x0, y0, -1, box)
  }
}

function edge(x0: number, y0: number, x1: number, y1: number, sign: number, box: Box): void {
  const slope = (x1 - x0) / (y1 - y0)
  const last = Math.min(box.height, Math.ceil(y1))
  for (let row = Math.max(0, Math.floor(y0)); row < last; row += 1) {
    const from = Math.max(y0, row)
    const to = Math.min(y1, row + 1)
    if (to <= from) continue
    const cover = (to - from) * sign
    const a = clamp(x0 + (from - y0) * slope, box.width)
    const b = clamp(x0 + (to - y0) * slope, box.width)
    spread(row, Math.min(a, b), Math.max(a, b), cover)
  }
}

/** Shares one row's part of an edge out among the pixels that it crosses. */
function spread(row: number, left: number, right: number, cover: number): void {
  const first = Math.floor(left)
  const last = Math.floor(right)
  if (first === last) {
    const outside = (left + right) / 2 - first
    add(row, first, cover * (1 - outside))
    add(row, first + 1, cover * outside)
    return
  }
  const perPixel = cover / (right - left)
  let carried = 0
  for (let column = first; column <= last; column += 1) {
    const from = Math.max(left, column)
    const to = Math.min(right, column + 1)
    const part = perPixel * (to - from)
    const outside = (from + to) / 2 - column
    add(row, column, part * (1 - outside) + carried)
    carried = part * outside
  }
  add(row, last + 1, carried)
}

function add(row: number, column: number, value: number): void {
  const { area, touched, stride, words } = grid
  const at = row * stride + column
  area[at] = (area[at] ?? 0) + value
  const word = row * words + (column >> 5)
  touched[word] = (touched[word] ?? 0) | (1 << (column & 31))
}

function clamp(value: number, width: number): number {
  return Math.max(0, Math.min(width, value))
}
