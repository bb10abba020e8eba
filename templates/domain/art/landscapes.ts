import { between, disc, line, path, rect, round, shape, type Random, type Scene } from './draw.ts'

/** From the far ridge to the near one: paler, and rougher, with distance. */
const ridges = [
  { tone: 1, opacity: 0.3, rough: 0.05, steps: 26 },
  { tone: 2, opacity: 0.55, rough: 0.032, steps: 26 },
  { tone: 3, opacity: 0.8, rough: 0.016, steps: 34 },
  { tone: 4, opacity: 1, rough: 0.01, steps: 40 }
] as const

/** Hills behind hills, paler with distance; sometimes water, sometimes night. */
export const horizon: Scene = (random, width, height) => {
  const sun = {
    x: width * between(random, 0.22, 0.78),
    y: height * between(random, 0.2, 0.32),
    s: height * between(random, 0.075, 0.13)
  }
  const water = random() > 0.4
  const night = random() > 0.6
  const shore = water ? 0.68 : 1
  let out =
    rect(0, 0, width, height, night ? 3 : 0) +
    rect(0, height * 0.3, width, height * 0.7, night ? 2 : 6, ' opacity=".45"') +
    disc(sun.x, sun.y, sun.s, night ? 7 : 5)
  for (const [i, ridge] of ridges.entries()) {
    const y0 = height * (shore * (0.5 + i * 0.13) + (water ? 0.06 : 0))
    const waves = Array.from({ length: 3 }, (_, k) => ({
      f: between(random, 0.8, 1.7) * (k + 1) * (width / height),
      p: random() * 7,
      a: (height * between(random, 0.05, 0.1) * shore) / (k + 1)
    }))
    const rough = height * ridge.rough * shore
    let d = `M0 ${height}`
    for (let k = 0; k <= ridge.steps; k++) {
      const u = k / ridge.steps
      const y =
        y0 -
        waves.reduce((sum, v) => sum + Math.sin(u * v.f * 2.2 + v.p) * v.a, 0) -
        rough * (random() - 0.4) * 2
      d += `L${Math.round(u * width)} ${Math.round(Math.min(y, height * (water ? 0.71 : 1)))}`
    }
    out += shape(path`${d}V${height}Z`, night ? 4 : ridge.tone, night ? ` opacity="${ridge.opacity}"` : '')
  }
  if (!water) return out
  const top = height * 0.7
  out +=
    rect(0, top, width, height - top, night ? 3 : 1) +
    rect(0, top, width, (height - top) * 0.3, night ? 4 : 2, ' opacity=".35"')
  for (let i = 0; i < 12; i++) {
    const y = top + 10 + ((height - top) * i * (i + 9)) / 270
    const spread = sun.s * (0.5 + i * 0.13)
    out += line(
      path`M${sun.x - spread * between(random, 0.4, 1.2)} ${y}H${sun.x + spread * between(random, 0.4, 1.2)}`,
      i % 3 ? 7 : 5,
      round(2.5 + i * 0.4)
    )
  }
  return out
}

const walls = [2, 7, 3, 0, 1] as const

/** A street front with its windows and one shadow. */
export const facade: Scene = (random, width, height) => {
  const sun = disc(width * between(random, 0.1, 0.9), height * 0.16, height * 0.08, 5)
  let out = rect(0, 0, width, height, 6) + sun
  let x = -30
  for (let house = 0; x < width; house++) {
    const wide = between(random, 150, 260)
    const top = height * between(random, 0.12, 0.4)
    const wall = walls[(house + Math.floor(random() * 2)) % walls.length] ?? 2
    out += rect(x, top, wide, height - top, wall) + windows(random, x, top, wide, height, wall)
    out += shape(path`M${x + wide} ${top + 60}V${height}H${x + wide * 0.6}Z`, 4, ' opacity=".16"')
    x += wide
  }
  return out + rect(0, height - 26, width, 26, 4)
}

function windows(random: Random, x: number, top: number, wide: number, height: number, wall: number): string {
  const glass = wall === 2 || wall === 3 ? 7 : 3
  const columns = Math.round(wide / 62)
  const arched = random() > 0.5
  let out = ''
  for (let y = top + 34; y < height - 50; y += 86) {
    for (let column = 0; column < columns; column++) {
      const tone = random() > 0.82 ? 5 : glass
      const left = x + ((column + 0.5) * wide) / columns - 15
      out += arched
        ? shape(path`M${left} ${y + 52}V${y + 15}A15 15 0 0 1 ${left + 30} ${y + 15}V${y + 52}Z`, tone)
        : rect(left, y, 30, 52, tone)
    }
  }
  return out
}
