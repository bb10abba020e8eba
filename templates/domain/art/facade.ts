import { between, disc, path, rect, shape, type Random, type Scene } from './draw.ts'

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
