import { at, between, disc, line, path, pick, rect, shape, type Random, type Scene } from './draw.ts'

/** A leaf of about 100 units, growing up from its own origin. */
export const leaf = (tone = 3, vein = 0): string =>
  shape('M0 0C-26-26-24-70 0-104C24-70 26-26 0 0Z', tone) + line('M0-4V-82', vein, 2.5)

/** A branch with pairs of leaves. */
export function sprig(random: Random, tone: number, pairs = 4, vein = 0): string {
  let out = line(path`M0 0C6-60-8-120 4-${pairs * 46}`, tone, 4)
  for (let i = 0; i < pairs; i++) {
    const y = -30 - i * 42
    out += at(1, y, 0.62 - i * 0.05, leaf(tone, vein), between(random, 48, 62))
    out += at(1, y - 14, 0.58 - i * 0.05, leaf(tone, vein), -between(random, 48, 62))
  }
  return out + at(4, -pairs * 44, 0.5, leaf(tone, vein), 4)
}

/** Cut-paper branches. */
export const botanic: Scene = (random, width, height) => {
  const ground = pick(random, [0, 6, 3, 4])
  const dark = ground === 3 || ground === 4
  const stems = dark ? [1, 7, 5, 2, 1] : [3, 2, 4, 5, 3]
  const hill = path`M0 ${height}C${width * 0.3} ${height * 0.8} ${width * 0.6} ${height * 0.97} ${width} ${height * 0.82}V${height}Z`
  let out = rect(0, 0, width, height, ground) + shape(hill, dark ? 2 : 1)
  for (const [index, tone] of stems.entries()) {
    out += at(
      width * (0.1 + (0.8 * index) / (stems.length - 1)) + between(random, -20, 20),
      height * between(random, 0.96, 1.05),
      (height / 600) * between(random, 1.7, 2.5),
      sprig(random, tone, 4, ground),
      between(random, -14, 14)
    )
  }
  return out + disc(width * between(random, 0.3, 0.7), height * 0.16, height * 0.07, 5)
}
