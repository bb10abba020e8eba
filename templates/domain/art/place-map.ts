import { seeded, type Tone } from './draw.ts'
import { marker, streets } from './map.ts'

/** A square street plan with a marker at each point; points are in the same units as `side`. */
export function drawMap(
  seed: string,
  side: number,
  points: readonly { x: number; y: number; tone: Tone }[]
): string {
  const marks = [...points].sort((a, b) => a.y - b.y).map(({ x, y, tone }) => marker(x, y, tone))
  return streets(seeded(`map/${seed}`), side, side) + marks.join('')
}
