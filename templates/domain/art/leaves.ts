import { at, between, line, path, shape, type Random } from './draw.ts'

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
