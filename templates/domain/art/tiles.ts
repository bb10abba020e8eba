import { disc, path, pick, rect, shape, type Scene } from './draw.ts'

/** Side of a tile. */
const size = 150

/** A grid of tiles with quarter circles, discs and bars. */
export const tiles: Scene = (random, width, height) => {
  const cols = Math.ceil(width / size)
  const rows = Math.ceil(height / size)
  let out = rect(0, 0, width, height, 0)
  let last = -1
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < cols; x++) {
      let kind = Math.floor(random() * 7)
      if (kind === last) kind = (kind + 1) % 7
      last = kind
      const [g, f] = pick(random, [
        [0, 2],
        [1, 3],
        [6, 5],
        [3, 1],
        [7, 2],
        [2, 7],
        [4, 5],
        [0, 4],
        [7, 3]
      ])
      const s = size
      const q = Math.floor(random() * 4) * 90
      const inner =
        [
          shape(path`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, f),
          disc(s / 2, s / 2, s / 2, f) + disc(s / 2, s / 2, s / 5, g),
          shape(path`M0 0A${s / 2} ${s / 2} 0 0 0 ${s} 0Z`, f) +
            shape(path`M0 ${s / 2}A${s / 2} ${s / 2} 0 0 0 ${s} ${s / 2}Z`, f),
          [0, 2, 4].map((i) => rect(0, (i * s) / 5, s, s / 5, f)).join(''),
          shape(path`M0 0H${s}L0 ${s}Z`, f),
          shape(path`M0 0A${s} ${s} 0 0 1 ${s} ${s}A${s} ${s} 0 0 1 0 0Z`, f),
          shape(path`M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`, f) +
            shape(path`M0 0H${s * 0.62}A${s * 0.62} ${s * 0.62} 0 0 1 0 ${s * 0.62}Z`, g) +
            shape(path`M0 0H${s * 0.28}A${s * 0.28} ${s * 0.28} 0 0 1 0 ${s * 0.28}Z`, f)
        ][kind] ?? ''
      out += `<g transform="translate(${x * s} ${y * s})">${rect(0, 0, s + 0.5, s + 0.5, g)}<g transform="rotate(${q} ${s / 2} ${s / 2})">${inner}</g></g>`
    }
  return out
}
