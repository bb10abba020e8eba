import { at, between, disc, line, path, pick, rect, round, shape, type Scene } from './draw.ts'

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
