import { disc, pick, rect, type Scene } from './draw.ts'
import { arch, halfDisc, quarter, type Corner } from './shapes.ts'

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
