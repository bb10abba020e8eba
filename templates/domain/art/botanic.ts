import { at, between, disc, path, pick, rect, shape, type Scene } from './draw.ts'
import { sprig } from './leaves.ts'

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
