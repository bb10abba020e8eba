import { pick, rect, type Scene } from './draw.ts'

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
