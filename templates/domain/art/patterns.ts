import {
  arch,
  at,
  between,
  disc,
  halfDisc,
  line,
  path,
  pick,
  quarter,
  rect,
  round,
  shape,
  type Corner,
  type Random,
  type Scene
} from './draw.ts'

/** Width of a thread; a knot is twice as long. */
const thread = 25

/** A woven panel: one half is random, the other its mirror image. */
export const weave: Scene = (random, width, height) => {
  const ground = pick(random, [7, 0, 6])
  const tones: readonly [number, ...number[]] = [
    ground,
    ground,
    pick(random, [1, 2]),
    pick(random, [3, 4]),
    pick(random, [5, 2])
  ]
  const half = Math.ceil(width / thread / 2)
  const rows = Math.ceil(height / (thread * 2))
  const cuts = Array.from({ length: rows }, () => random() > 0.55)
  let out = rect(0, 0, width, height, ground)
  for (let column = 0; column < half; column++) {
    let tone = pick(random, tones)
    for (const [row, cut] of cuts.entries()) {
      if (cut) tone = pick(random, tones)
      const striped = random() > 0.78
      for (const x of [column * thread, (half * 2 - 1 - column) * thread]) {
        const y = row * thread * 2
        if (tone !== ground) out += rect(x, y, thread + 0.4, thread * 2 + 0.4, tone)
        if (striped) for (let k = 0; k < 4; k++) out += rect(x, y + k * 12.5, thread, 5, tone === 4 ? 5 : 4)
      }
    }
  }
  return out
}

/** Ridge lines, as a pen plotter draws them. */
export const relief: Scene = (random, width, height) => {
  const peaks = Array.from({ length: 5 }, () => ({
    x: random(),
    y: between(random, 0.25, 0.85),
    s: between(random, 0.07, 0.16),
    a: between(random, 0.5, 1)
  }))
  let out =
    rect(0, 0, width, height, 0) + disc(width * between(random, 0.6, 0.78), height * 0.17, height * 0.11, 5)
  const rows = 24
  const cols = 30
  for (let i = 0; i <= rows; i++) {
    const v = i / rows
    const y = height * (0.34 + v * 0.76)
    let d = ''
    for (let k = 0; k <= cols; k++) {
      const u = k / cols
      const rise = peaks.reduce(
        (sum, p) => sum + p.a * Math.exp(-((u - p.x) ** 2 / (2 * p.s ** 2) + (v - p.y) ** 2 / 0.03)),
        0
      )
      d += `${k ? 'L' : 'M'}${Math.round(u * width)} ${Math.round(y - rise * height * 0.24 - Math.sin(u * 9 + i) * 2)}`
    }
    out += shape(path`${d}V${height}H0Z`, 0) + line(d, i % 6 === 3 ? 2 : 3, i % 6 === 3 ? 3.2 : 1.8)
  }
  return out
}

/** Side of the repeating square. */
const size = 150
const radius = size / 2

/** A pattern of eight-pointed stars and crosses. */
export const star: Scene = (random, width, height) => {
  let out = rect(0, 0, width, height, 4)
  for (let row = 0; row <= Math.ceil(height / size); row++) {
    for (let column = 0; column <= Math.ceil(width / size); column++) {
      const odd = (row + column) % 2 === 1
      const core = random() > 0.8 ? 5 : odd ? 6 : 1
      out += at(column * size, row * size, 1, rosette(odd ? 2 : 3, core))
      out += at((column + 0.5) * size, (row + 0.5) * size, 1, cross)
    }
  }
  return out
}

const rosette = (ground: number, core: number): string =>
  shape(points(radius * 0.98), ground) +
  line(points(radius * 0.8), 7, 3) +
  shape(points(radius * 0.52), core) +
  disc(0, 0, radius * 0.15, 4)

const lozenge = (reach: number): string => path`M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`
const gap = radius * (1 - 1 / Math.SQRT2)
const cross = shape(lozenge(gap * 1.35), 5) + shape(lozenge(gap * 0.6), 4)

/** Outline of an eight-pointed star. */
function points(reach: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const distance = index % 2 ? reach * 0.765 : reach
    const angle = (index * Math.PI) / 8
    return `${round(Math.cos(angle) * distance)} ${round(Math.sin(angle) * distance)}`
  })
  return `M${corners.join('L')}Z`
}

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

/** Side of a tile. */
const tileSize = 150

/** A grid of tiles with quarter circles, discs and bars. */
export const tiles: Scene = (random, width, height) => {
  const cols = Math.ceil(width / tileSize)
  const rows = Math.ceil(height / tileSize)
  let out = rect(0, 0, width, height, 0)
  let last = -1
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      let kind = Math.floor(random() * 7)
      if (kind === last) kind = (kind + 1) % 7
      last = kind
      const [g, f] = pick(random, [
        [0, 2],
        [1, 3],
        [6, 5],
        [3, 1],
        [7, 2],
        [2, 7],
        [4, 5],
        [0, 4],
        [7, 3]
      ])
      const s = tileSize
      const q = Math.floor(random() * 4) * 90
      const inner =
        [
          shape(path`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, f),
          disc(s / 2, s / 2, s / 2, f) + disc(s / 2, s / 2, s / 5, g),
          shape(path`M0 0A${s / 2} ${s / 2} 0 0 0 ${s} 0Z`, f) +
            shape(path`M0 ${s / 2}A${s / 2} ${s / 2} 0 0 0 ${s} ${s / 2}Z`, f),
          [0, 2, 4].map((i) => rect(0, (i * s) / 5, s, s / 5, f)).join(''),
          shape(path`M0 0H${s}L0 ${s}Z`, f),
          shape(path`M0 0A${s} ${s} 0 0 1 ${s} ${s}A${s} ${s} 0 0 1 0 0Z`, f),
          shape(path`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, f) +
            shape(path`M0 0H${s * 0.62}A${s * 0.62} ${s * 0.62} 0 0 1 0 ${s * 0.62}Z`, g) +
            shape(path`M0 0H${s * 0.28}A${s * 0.28} ${s * 0.28} 0 0 1 0 ${s * 0.28}Z`, f)
        ][kind] ?? ''
      out += `<g transform="translate(${x * s} ${y * s})">${rect(0, 0, s + 0.5, s + 0.5, g)}<g transform="rotate(${q} ${s / 2} ${s / 2})">${inner}</g></g>`
    }
  return out
}
