// Motifs of building, repairing and making.
import { at, between, disc, line, path, pick, rect, shape, type Scene } from '../draw.ts'

/** A brick wall with some bricks in other tones. */
export const bricks: Scene = (random, width, height) => {
  const tall = Math.sqrt(width * height) / 12
  const wide = tall * 2.6
  let out = rect(0, 0, width, height, 7)
  for (let row = 0; row * tall < height; row++)
    for (let x = -wide * (row % 2 ? 0.5 : 1); x < width; x += wide) {
      const seen = random()
      const tone = seen > 0.94 ? 5 : seen > 0.8 ? 1 : seen > 0.4 ? 2 : 3
      out += rect(x + 3, row * tall + 3, wide - 6, tall - 6, tone, ' rx="2"')
    }
  return out
}

/** Roof tiles, each row over the next; one is new. */
export const roof: Scene = (random, width, height) => {
  const side = Math.sqrt(width * height) / 6
  const step = side * 0.72
  const rows = Math.ceil(height / step) + 1
  const columns = Math.ceil(width / side) + 1
  const marked = [Math.floor(rows / 2), Math.floor(columns * between(random, 0.25, 0.75))] as const
  const radius = side / 2 - 3
  const tile = path`v${side * 0.6}a${radius} ${radius} 0 0 0 ${radius * 2} 0v${-side * 0.6}z`
  let out = rect(0, 0, width, height, 4)
  for (let row = rows; row >= 0; row--) {
    const d = { 2: '', 3: '' }
    for (let column = 0; column <= columns; column++) {
      const from = path`M${(column - (row % 2 ? 0.5 : 0)) * side + 3} ${(row - 1) * step}`
      if (row === marked[0] && column === marked[1]) out += shape(from + tile, 5)
      else d[random() > 0.75 ? 2 : 3] += from + tile
    }
    for (const tone of [3, 2] as const) if (d[tone] !== '') out += shape(d[tone], tone) + line(d[tone], 4, 4)
  }
  return out
}

/** Boards with their grain. */
export const planks: Scene = (random, width, height) => {
  const wide = Math.sqrt(width * height) / 6
  let out = rect(0, 0, width, height, 4)
  for (let x = 0; x < width; x += wide) {
    const cut = height * between(random, 0.2, 0.8)
    for (const [top, tall] of [
      [0, cut - 3],
      [cut + 3, height - cut]
    ] as const) {
      const tone = pick(random, [1, 6, 2, 1])
      const mark = tone === 2 ? 3 : tone === 6 ? 5 : 2
      out += rect(x + 2, top, wide - 4, tall, tone)
      const knot = top + tall * between(random, 0.25, 0.75)
      const middle = x + wide * between(random, 0.35, 0.65)
      let veins = ''
      for (const bow of [0.16, 0.3, 0.42])
        for (const side of [-1, 1]) {
          const edge = x + wide / 2 + side * wide * bow * 1.05
          veins += path`M${edge} ${top + 8}Q${middle + side * wide * (bow * 0.8 + 0.12)} ${knot} ${edge} ${top + tall - 8}`
        }
      out += line(veins, mark, 2, ' opacity=".55"')
      out += disc(middle, knot, wide * 0.07, mark)
    }
  }
  return out
}

/** Cloth with running stitches and buttons. */
export const stitches: Scene = (random, width, height) => {
  const unit = Math.sqrt(width * height) / 5
  let out = rect(0, 0, width, height, 3)
  const tones = [2, 6, 4, 1] as const
  let x = 0
  for (let strip = 0; x < width; strip++) {
    const wide = unit * between(random, 0.7, 1.5)
    out += rect(x, 0, wide, height, tones[strip % 4] ?? 2)
    const thread = strip % 2 ? 5 : 7
    for (const edge of [x + unit * 0.12, x + wide - unit * 0.12])
      out += line(path`M${edge} -10V${height + 10}`, thread, 4, ' stroke-dasharray="22 16"')
    if (strip % 2 === 0)
      for (let y = unit * 0.6; y < height; y += unit * 1.1) out += at(x + wide / 2, y, unit / 130, button)
    x += wide
  }
  return out
}

const button =
  disc(0, 0, 34, 5) +
  disc(0, 0, 25, 6) +
  [-8, 8].map((x) => disc(x, -8, 4.5, 4) + disc(x, 8, 4.5, 4)).join('')

/** A floor plan of rooms with doors. */
export const floorPlan: Scene = (random, width, height) => {
  const unit = Math.sqrt(width * height) / 9
  let out = rect(0, 0, width, height, 3)
  let lines = ''
  for (let x = 0; x < width; x += unit / 2) lines += path`M${x} 0V${height}`
  for (let y = 0; y < height; y += unit / 2) lines += path`M0 ${y}H${width}`
  out += line(lines, 2, 1, ' opacity=".4"')
  const split = (x: number, y: number, wide: number, tall: number, depth: number): void => {
    if (depth === 0 || Math.min(wide, tall) < unit * 1.6) {
      if (random() > 0.7) out += rect(x, y, wide, tall, pick(random, [2, 5]), ' opacity=".55"')
      return
    }
    const across = wide > tall
    const part = between(random, 0.36, 0.64)
    const door = unit * 0.7
    if (across) {
      const at = x + wide * part
      out += line(path`M${at} ${y}V${y + tall - door}`, 7, 7)
      out += line(path`M${at} ${y + tall - door}A${door} ${door} 0 0 1 ${at + door} ${y + tall}`, 6, 2)
      split(x, y, wide * part, tall, depth - 1)
      split(at, y, wide * (1 - part), tall, depth - 1)
    } else {
      const at = y + tall * part
      out += line(path`M${x + door} ${at}H${x + wide}`, 7, 7)
      out += line(path`M${x + door} ${at}A${door} ${door} 0 0 1 ${x} ${at + door}`, 6, 2)
      split(x, y, wide, tall * part, depth - 1)
      split(x, at, wide, tall * (1 - part), depth - 1)
    }
  }
  const [left, top] = [width * 0.08, height * 0.08]
  split(left, top, width - left * 2, height - top * 2, 4)
  return (
    out +
    `<rect x="${left}" y="${top}" width="${width - left * 2}" height="${height - top * 2}" fill="none" stroke="var(--a7)" stroke-width="9"/>`
  )
}

/** Conductors that turn at right angles, with their contacts. */
export const circuit: Scene = (random, width, height) => {
  const step = Math.sqrt(width * height) / 16
  const ground = pick(random, [4, 0])
  const traces = ground === 4 ? ([2, 1, 3] as const) : ([3, 2, 4] as const)
  let out = rect(0, 0, width, height, ground)
  for (let y = step; y < height; y += step * 1.25) {
    let [x, down] = [-step, y]
    let d = path`M${x} ${down}`
    while (x < width) {
      x += step * between(random, 1, 4)
      const turn = pick(random, [-1, 0, 1]) * step * 1.25
      d += path`H${x}L${x + Math.abs(turn)} ${down + turn}`
      x += Math.abs(turn)
      down += turn
      if (random() > 0.78) break
    }
    out +=
      line(d, pick(random, traces), step / 7) + disc(x, down, step / 3.4, 5) + disc(x, down, step / 8, ground)
  }
  return out
}

/** Wheels with spokes, some large. */
export const wheels: Scene = (random, width, height) => {
  const ground = pick(random, [0, 6, 4])
  const unit = Math.min(width, height)
  let out = rect(0, 0, width, height, ground)
  const places = [
    [0.3, 0.56, 0.4],
    [0.86, 0.34, 0.27],
    [0.74, 0.9, 0.2],
    [0.04, 0.1, 0.2]
  ] as const
  for (const [index, [x, y, size]] of places.entries()) {
    const reach = unit * size * between(random, 0.94, 1.06)
    const tone = [3, 5, 2, 5][index] ?? 3
    const rim = ground === 4 ? 7 : 4
    const spokes = 14 + Math.floor(random() * 5) * 2
    let d = ''
    for (let spoke = 0; spoke < spokes; spoke++) {
      const angle = (spoke * Math.PI * 2) / spokes
      const side = angle + (spoke % 2 ? 0.9 : -0.9)
      d += path`M${Math.cos(side) * 9} ${Math.sin(side) * 9}L${Math.cos(angle) * 90} ${Math.sin(angle) * 90}`
    }
    const hoop = (radius: number, color: number, wide: number): string =>
      line(
        path`M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0`,
        color,
        wide
      )
    const wheel =
      line(d, rim, 1.1) +
      hoop(92, tone, 10) +
      hoop(83, rim, 2.5) +
      disc(0, 0, 11, tone) +
      disc(0, 0, 4, ground)
    out += at(width * x, height * y, reach / 100, wheel, between(random, 0, 60))
  }
  return out
}

/** Facets of cut glass. */
export const facets: Scene = (random, width, height) => {
  const side = Math.sqrt(width * height) / 5
  const columns = Math.ceil(width / side) + 1
  const rows = Math.ceil(height / side) + 1
  const points = Array.from({ length: (rows + 1) * (columns + 1) }, (_, index) => {
    const [row, column] = [Math.floor(index / (columns + 1)), index % (columns + 1)]
    return [
      (column - 0.5 + between(random, -0.32, 0.32)) * side,
      (row - 0.5 + between(random, -0.32, 0.32)) * side
    ] as const
  })
  const corner = (row: number, column: number): string => {
    const [x = 0, y = 0] = points[row * (columns + 1) + column] ?? []
    return path`${x} ${y}`
  }
  const tones = [0, 1, 2, 6, 3, 7, 1, 2, 5] as const
  const tone = (): number => tones[Math.floor(random() * tones.length)] ?? 1
  let out = rect(0, 0, width, height, 1)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [a, b, c, d] = [
        corner(row, column),
        corner(row, column + 1),
        corner(row + 1, column + 1),
        corner(row + 1, column)
      ]
      out += shape(`M${a}L${b}L${d}Z`, tone()) + shape(`M${b}L${c}L${d}Z`, tone())
    }
  return out
}
