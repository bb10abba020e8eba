import { between, disc, line, path, rect, shape, type Scene } from './draw.ts'

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
