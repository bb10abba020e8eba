import { disc, path, rect, shape, type Scene } from './draw.ts'

/** Two discs crossing, and a small one: five tones, no outline. */
export const lens: Scene = (_, width, height) => {
  const radius = Math.min(width, height) * 0.37
  const [dx, dy] = [radius * 0.42, radius * 0.34]
  const [x, y] = [width / 2, height / 2]
  // Where the circles cross: at right angles to the line between their middles.
  const reach = Math.sqrt(radius ** 2 / (dx ** 2 + dy ** 2) - 1)
  const [ax, ay, bx, by] = [x + dy * reach, y - dx * reach, x - dy * reach, y + dx * reach]
  return [
    rect(0, 0, width, height, 1),
    rect(0, height / 2, width, height / 2, 0),
    disc(x - dx, y - dy, radius, 3),
    disc(x + dx, y + dy, radius, 7),
    shape(path`M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}A${radius} ${radius} 0 0 1 ${ax} ${ay}Z`, 4),
    disc(x + radius * 0.86, y - radius * 0.98, radius * 0.2, 5)
  ].join('')
}
