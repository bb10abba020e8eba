// Motifs of land, water and plants.
import { at, between, disc, line, path, pick, rect, round, shape, type Random, type Scene } from '../draw.ts'

/** Stacked waves; each crest runs off both edges. */
export const waves: Scene = (random, width, height) => {
  const step = height / 7
  const length = width / pick(random, [2, 3, 4])
  const shift = between(random, 0, length)
  let out = rect(0, 0, width, height, 0)
  out += disc(width * between(random, 0.2, 0.8), step * 1.3, step * 0.85, 5)
  const tones = [1, 2, 6, 2, 3, 4] as const
  for (const [row, tone] of tones.entries()) {
    const y = step * (row + 1.6)
    const rise = step * between(random, 0.35, 0.6)
    const start = -length * 2 + ((shift * (row + 1)) % length)
    let d = path`M${start} ${y}`
    for (let x = start; x < width + length; x += length)
      d += path`Q${x + length / 4} ${y - rise} ${x + length / 2} ${y}T${x + length} ${y}`
    out += shape(`${d}V${height}H${Math.round(start)}Z`, tone)
  }
  return out
}

/** Furrows that meet at the horizon. */
export const furrows: Scene = (random, width, height) => {
  const sky = height * between(random, 0.34, 0.42)
  const meet = width * between(random, 0.3, 0.7)
  let out = rect(0, 0, width, height, 6) + disc(meet + width * 0.16, sky, height * 0.13, 5)
  out += shape(
    path`M0 ${sky}Q${width * 0.25} ${sky - height * 0.1} ${width * 0.5} ${sky}T${width} ${sky}V${height}H0Z`,
    1
  )
  out += rect(0, sky, width, height - sky, 2)
  const rows = 16
  for (let row = 0; row < rows; row += 2) {
    const left = width * (-1.1 + (3.2 * row) / rows)
    const right = width * (-1.1 + (3.2 * (row + 1)) / rows)
    out += shape(path`M${meet} ${sky}L${left} ${height}H${right}Z`, row % 4 ? 3 : 4)
  }
  return out
}

/** Mountains, the far ones pale. */
export const peaks: Scene = (random, width, height) => {
  let out =
    rect(0, 0, width, height, 0) + disc(width * between(random, 0.2, 0.8), height * 0.24, height * 0.12, 5)
  for (const [layer, tone] of ([1, 2, 3, 4] as const).entries()) {
    const base = height * (0.5 + layer * 0.14)
    const count = 5 - layer
    let d = path`M${-width * 0.2} ${height}`
    let tips = ''
    for (let peak = 0; peak <= count; peak++) {
      const x = (width * (peak + between(random, -0.25, 0.25))) / count
      const top = base - height * between(random, 0.14, 0.34)
      const half = width / count / 2
      d += path`L${x - half} ${base + height * 0.06}L${x} ${top}`
      const snow = (base - top) * 0.28
      if (layer === 2)
        tips += shape(
          path`M${x} ${top}L${x - snow * 0.8} ${top + snow}L${x - snow * 0.1} ${top + snow * 0.7}L${x + snow * 0.8} ${top + snow}Z`,
          7
        )
    }
    out += shape(path`${d}L${width * 1.2} ${base}V${height}Z`, tone) + tips
  }
  return out
}

/** Large flowers seen from above, between leaves. */
export const petals: Scene = (random, width, height) => {
  const ground = pick(random, [4, 0, 6])
  const unit = Math.sqrt(width * height) / 2.9
  let out = rect(0, 0, width, height, ground)
  const columns = Math.ceil(width / unit)
  const rows = Math.ceil(height / unit)
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const x = (column + (row % 2) / 2) * unit
      const y = row * unit * 0.92
      const big = random() > 0.34
      out += at(x, y, unit / 100, big ? flower(random, ground) : leaves(ground), between(random, 0, 90))
    }
  return out
}

function flower(random: Random, ground: number): string {
  const count = pick(random, [5, 6, 8])
  const [outer, inner, eye] = pick(random, [
    [5, 6, 4],
    [2, 1, 5],
    [7, 6, 5],
    [1, 2, 7]
  ])
  const start = between(random, 0, 1)
  const rays = (from: number, to: number): string => {
    let d = ''
    for (let ray = 0; ray < count; ray++) {
      const angle = start + (ray * Math.PI * 2) / count
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      d += path`M${x * from} ${y * from}L${x * to} ${y * to}`
    }
    return d
  }
  const thick = 150 / count + 12
  return (
    line(rays(18, 44), outer === ground ? 3 : outer, thick) +
    line(rays(14, 32), inner, thick / 2) +
    disc(0, 0, 13, eye)
  )
}

const leaves = (ground: number): string =>
  shape(
    'M0 0C-20-16-18-44 0-58C18-44 20-16 0 0M0 0C24-10 47 6 50 29C29 38 4 25 0 0M0 0C-4 26-29 38-50 29C-48 6-24-10 0 0',
    ground === 4 ? 3 : 2
  ) + line('M0 0V-46M0 0L40 23M0 0L-40 23', ground, 2)

/** Ears of corn, side by side. */
export const grain: Scene = (random, width, height) => {
  const ground = pick(random, [6, 3, 5])
  const ear = ground === 5 ? 4 : ground === 6 ? 3 : 5
  const step = Math.sqrt(width * height) / 8
  let out = rect(0, 0, width, height, ground)
  for (let x = step / 2; x < width + step; x += step) {
    const top = height * between(random, 0.08, 0.3)
    const lean = between(random, -0.4, 0.4) * step
    out += line(path`M${x} ${height}Q${x} ${height * 0.6} ${x + lean} ${top}`, ear, round(step / 16))
    let [ears, marked] = ['', '']
    for (let seed = 0; seed < 7; seed++) {
      const y = top + seed * step * 0.34
      const middle = x + lean * (1 - ((y - top) / (height - top)) * 1.6)
      for (const side of [-1, 1]) {
        const d = path`M${middle + side * step * 0.14} ${y + step * 0.24}L${middle + side * step * 0.28} ${y - step * 0.06}`
        if (seed % 3 === 1) marked += d
        else ears += d
      }
    }
    ears += path`M${x + lean} ${top}V${top - step * 0.3}`
    out +=
      line(ears, ear, round(step * 0.26)) +
      line(marked, ear === 3 ? 2 : ear === 4 ? 3 : 6, round(step * 0.26))
  }
  return out
}
