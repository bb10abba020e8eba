import { at, disc, line, path, rect, round, shape, type Scene } from './draw.ts'

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
