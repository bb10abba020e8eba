import { disc, pick, rect, type Random, type Scene } from './draw.ts'
import { arch } from './shapes.ts'

type Tones = readonly [outer: number, middle: number, inner: number, light: number]

const sets: readonly Tones[] = [
  [3, 2, 7, 4],
  [2, 0, 3, 5],
  [7, 3, 6, 2],
  [4, 2, 1, 6],
  [0, 5, 7, 3],
  [6, 3, 0, 2]
]

/** Rows of nested round arches. */
export const arcade: Scene = (random, width, height) => {
  const rows = Math.max(1, Math.round(height / (width * 0.55)))
  const step = height / rows
  const unit = step * 0.9
  let out = rect(0, 0, width, height, 0)
  for (let row = 0; row < rows; row++) {
    const base = step * row + unit
    const widths = widthsOf(random, (sum) => sum >= (width + unit) / unit)
    const total = widths.reduce((sum, part) => sum + part, 0) * unit
    out += archesOf(random, widths, { x: (width - total) / 2, base, unit })
    out += rect(0, base, width, step * 0.1 + 0.5, 4)
  }
  return out
}

/** A short row of whole arches without a ground, aligned to the right edge of the picture. */
export const bareArcade: Scene = (random, width, height) => {
  const unit = height * 1.15
  const all = widthsOf(random, (sum) => sum > width / unit)
  const widths = all.slice(0, -1)
  const total = widths.reduce((sum, part) => sum + part, 0) * unit
  return archesOf(random, widths, { x: width - total, base: height, unit })
}

/** Random widths in parts of the unit, no two neighbours alike, until there are enough. */
function widthsOf(random: Random, isEnough: (sum: number) => boolean): readonly number[] {
  const widths: number[] = []
  for (let sum = 0; !isEnough(sum);) {
    const next = pick(random, [0.3, 0.46, 0.46, 0.7])
    if (next === widths.at(-1)) continue
    widths.push(next)
    sum += next
  }
  return widths
}

function archesOf(
  random: Random,
  widths: readonly number[],
  { x, base, unit }: { x: number; base: number; unit: number }
): string {
  let out = ''
  let left = x
  let last = -1
  for (const part of widths) {
    let next = Math.floor(random() * sets.length)
    if (next === last) next = (next + 1) % sets.length
    last = next
    const [outer, middle, inner, light] = sets[next] ?? [3, 2, 7, 4]
    const wide = part * unit
    const tall = Math.min(unit, wide * (part > 0.6 ? 1.18 : 1.55))
    out += arch(left, base - tall, wide, tall, outer)
    out += arch(left + wide * 0.15, base - tall + wide * 0.15, wide * 0.7, tall - wide * 0.15, middle)
    out += arch(left + wide * 0.3, base - tall + wide * 0.3, wide * 0.4, tall - wide * 0.3, inner)
    if (random() > 0.55) out += disc(left + wide / 2, base - tall + wide * 0.5, wide * 0.1, light)
    left += wide
  }
  return out
}
