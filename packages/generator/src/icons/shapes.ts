import type { Shape } from './outline.ts'

/** A rectangle with round corners. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2)
  if (r <= 0) return [[x, y, x + width, y, x + width, y + height, x, y + height]]
  return [
    [
      ...arc(x + width - r, y + r, r, -0.25),
      ...arc(x + width - r, y + height - r, r, 0),
      ...arc(x + r, y + height - r, r, 0.25),
      ...arc(x + r, y + r, r, 0.5)
    ]
  ]
}

/** A full circle. */
export function circle(x: number, y: number, radius: number): Shape {
  return [
    [
      ...arc(x, y, radius, 0),
      ...arc(x, y, radius, 0.25),
      ...arc(x, y, radius, 0.5),
      ...arc(x, y, radius, 0.75)
    ]
  ]
}

/** A quarter of a disc in one corner of a square; corners count clockwise from the top left one. */
export function quarter(x: number, y: number, size: number, corner: number): Shape {
  const cx = x + (corner === 1 || corner === 2 ? size : 0)
  const cy = y + (corner >= 2 ? size : 0)
  return [[cx, cy, ...arc(cx, cy, size, corner * 0.25)]]
}

/** The points of a quarter of a circle, from a turn on, clockwise on the screen. */
function arc(x: number, y: number, radius: number, from: number): number[] {
  const steps = Math.max(4, Math.ceil(Math.sqrt(radius) * 1.6))
  const points: number[] = []
  for (let step = 0; step <= steps; step += 1) {
    const angle = 2 * Math.PI * (from + step / steps / 4)
    points.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  return points
}
