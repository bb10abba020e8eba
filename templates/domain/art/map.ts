import {
  at,
  between,
  disc,
  line,
  oval,
  path,
  rect,
  round,
  seeded,
  shape,
  type Scene,
  type Tone
} from './draw.ts'

/** A town plan with one marked place, by a river. */
export const map: Scene = (random, width, height) =>
  streets(random, width, height) + river(random, width, height) + marker(width * 0.5, height * 0.48)

/** A street plan of crossing lines. It shows no park or river, since none of it is a real town. */
export const streets: Scene = (random, width, height) => {
  const tilt = between(random, -14, 14)
  let out = rect(0, 0, width, height, 0) + `<g transform="rotate(${round(tilt)} ${width / 2} ${height / 2})">`
  for (let i = -3; i < 12; i++)
    out += line(path`M${i * 84 + between(random, -12, 12)}-200V${height + 200}`, 7, i % 4 ? 7 : 15)
  for (let i = -3; i < 11; i++)
    out += line(path`M-200 ${i * 74 + between(random, -12, 12)}H${width + 200}`, 7, i % 3 ? 7 : 15)
  return `${out}</g>`
}

const river: Scene = (random, width, height) =>
  line(
    path`M-20 ${height * between(random, 0.7, 0.9)}C${width * 0.3} ${height * 0.55} ${width * 0.5} ${height * 1.02} ${width + 20} ${height * 0.7}`,
    2,
    44,
    ' opacity=".55"'
  )

/** A map marker whose tip is at the point. */
export const marker = (x: number, y: number, tone: Tone = 4): string =>
  at(
    x,
    y,
    1,
    oval(0, 0, 15, 5, 4, ' opacity=".4"') +
      shape('M0 0C-30-40-34-58-34-68A34 34 0 0 1 34-68C34-58 30-40 0 0Z', tone) +
      disc(0, -68, 13, 7)
  )

/** A square street plan with a marker at each point; points are in the same units as `side`. */
export function drawMap(
  seed: string,
  side: number,
  points: readonly { x: number; y: number; tone: Tone }[]
): string {
  const marks = [...points].sort((a, b) => a.y - b.y).map(({ x, y, tone }) => marker(x, y, tone))
  return streets(seeded(`map/${seed}`), side, side) + marks.join('')
}
