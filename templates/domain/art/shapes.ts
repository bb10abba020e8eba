import { path, shape } from './draw.ts'

/** Corners of a square, clockwise from the top left. */
export type Corner = 0 | 1 | 2 | 3

interface Square {
  x: number
  y: number
  side: number
}

/** A quarter disc in one corner of a square. */
export function quarter({ x, y, side }: Square, radius: number, corner: Corner, tone: number): string {
  const [left, top] = [corner === 0 || corner === 3, corner < 2]
  const [cx, cy] = [left ? x : x + side, top ? y : y + side]
  const across = { x: cx + (left ? radius : -radius), y: cy }
  const down = { x: cx, y: cy + (top ? radius : -radius) }
  const [from, to] = left === top ? [across, down] : [down, across]
  return shape(path`M${cx} ${cy}L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`, tone)
}

/** A round arch that stands on its base. */
export function arch(x: number, y: number, width: number, height: number, tone: number): string {
  const half = width / 2
  return shape(
    path`M${x} ${y + height}V${y + half}A${half} ${half} 0 0 1 ${x + width} ${y + half}V${y + height}Z`,
    tone
  )
}

/** The upper half of a disc whose centre is at `y`. */
export function halfDisc(x: number, y: number, radius: number, tone: number): string {
  return shape(path`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`, tone)
}
