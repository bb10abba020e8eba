import {
  arch,
  disc,
  halfDisc,
  path,
  pick,
  quarter,
  rect,
  shape,
  type Corner,
  type Random,
  type Scene
} from './draw.ts'

/**
 * One large form, two of middle size and a few small ones on a grid of 3 by 4. It is abstract, so it suits any trade.
 */
export const poster: Scene = (random, width, height) => {
  const s = Math.max(width / 3, height / 4)
  const x = (column: number) => (width - s * 3) / 2 + column * s
  const y = (row: number) => row * s
  const top = random() > 0.5 ? 0 : 2
  const rest = top === 0 ? 2 : 0
  const corner = pick<Corner>(random, top === 0 ? [2, 3] : [0, 1])
  const large = { x: x(0), y: y(top), side: s * 2 }
  const small = { x: x(0), y: y(rest + 1), side: s }
  const rings = [
    [1, 2],
    [0.74, 1],
    [0.48, 3],
    [0.24, 5]
  ] as const
  const bars = [0, 1, 2, 3].map((bar) => rect(x(1), y(rest + 1) + s * (bar * 0.25 + 0.125), s, s * 0.07, 3))
  const [middleX, middleY] = [x(2) + s / 2, y(rest + 1) + s / 2]
  return [
    rect(0, 0, width, height, 0),
    rect(large.x, large.y, large.side, large.side, 3),
    ...rings.map(([part, tone]) => quarter(large, large.side * part, corner, tone)),
    rect(x(2), y(top), s, s * 2, 1),
    arch(x(2) + s * 0.1, y(top) + s * 0.3, s * 0.8, s * 1.7, 4),
    arch(x(2) + s * 0.28, y(top) + s * 0.75, s * 0.44, s * 1.25, 6),
    rect(x(1), y(rest), s * 2, s, 6),
    halfDisc(x(2), y(rest) + s, s, 2),
    halfDisc(x(2), y(rest) + s, s / 2, 7),
    disc(x(0) + s / 2, y(rest) + s / 2, s * 0.36, 5),
    rect(small.x, small.y, s, s, 1),
    quarter(small, s, 2, 2),
    rect(x(1), y(rest + 1), s, s, 7),
    ...bars,
    rect(x(2), y(rest + 1), s, s, 0),
    disc(middleX, middleY, s * 0.5, 3),
    disc(middleX, middleY, s * 0.32, 0),
    disc(middleX, middleY, s * 0.14, 3)
  ].join('')
}

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

/** Two discs crossing, and a small one: five tones, no outline. */
export const lens: Scene = (_, width, height) => {
  const radius = Math.min(width, height) * 0.37
  const [dx, dy] = [radius * 0.42, radius * 0.34]
  const [x, y] = [width / 2, height / 2]
  // Where the circles cross: at right angles to the line between their middles.
  const reach = Math.sqrt(radius ** 2 / (dx ** 2 + dy ** 2) - 1)
  const [ax, ay, bx, by] = [x + dy * reach, y - dx * reach, x - dy * reach, y + dx * reach]
  return [
    rect(0, 0, width, height, 1),
    rect(0, height / 2, width, height / 2, 0),
    disc(x - dx, y - dy, radius, 3),
    disc(x + dx, y + dy, radius, 7),
    shape(path`M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}A${radius} ${radius} 0 0 1 ${ax} ${ay}Z`, 4),
    disc(x + radius * 0.86, y - radius * 0.98, radius * 0.2, 5)
  ].join('')
}
