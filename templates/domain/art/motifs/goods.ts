// Motifs of what stands on shelves, tables and desks.
import {
  at,
  between,
  disc,
  line,
  oval,
  path,
  pick,
  rect,
  round,
  shape,
  type Random,
  type Scene
} from '../draw.ts'

/** Glazed vessels on a shelf. */
export const vessels: Scene = (random, width, height) => {
  const ground = pick(random, [0, 6, 7])
  let out = rect(0, 0, width, height, ground)
  const rows = Math.max(1, Math.round(height / (Math.sqrt(width * height) * 0.52)))
  const tall = height / rows
  for (let row = 0; row < rows; row++) {
    const board = tall * (row + 1) - tall * 0.1
    let x = tall * 0.2
    while (x < width) {
      const size = between(random, 0.72, 1.06)
      const wide = tall * 0.42 * size
      out += at(x + wide / 2, board, (tall / 190) * size, vessel(random, ground))
      x += wide + tall * between(random, 0.12, 0.26)
    }
    out += rect(0, board, width, tall * 0.045, 3)
  }
  return out
}

/** Outlines of vessels, and how far their glaze runs down. */
const forms: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [
    'M-22-150H22V-120C40-104 46-70 40-40C36-20 30-6 26 0H-26C-30-6-36-20-40-40C-46-70-40-104-22-120Z',
    'M-22-150H22V-120C37-107 44-82 43-58C30-46 18-72 4-54S-28-68-43-52C-44-80-37-107-22-120Z'
  ],
  [
    'M-46-70C-30-78 30-78 46-70C52-40 38-10 24 0H-24C-38-10-52-40-46-70Z',
    'M-46-70C-30-78 30-78 46-70C48-60 48-50 46-40C30-28 16-54 0-38S-30-48-46-36C-48-48-48-60-46-70Z'
  ],
  ['M-34-96H34V-10C34-4 30 0 24 0H-24C-30 0-34-4-34-10Z', 'M-34-96H34V-52C20-40 12-64 0-50S-22-60-34-46Z'],
  [
    'M-14-140H14L20-110C44-80 44-24 30 0H-30C-44-24-44-80-20-110Z',
    'M-14-140H14L20-110C33-94 39-70 38-46C24-36 14-60 0-44S-26-56-38-40C-39-68-33-94-20-110Z'
  ]
]

function vessel(random: Random, ground: number): string {
  const [outline, glazed] = pick(random, forms)
  const [clay, glaze] = pick(random, [
    [5, 6],
    [3, 1],
    [2, 7],
    [4, 2]
  ])
  return shape(outline, clay === ground ? 4 : clay) + shape(glazed, glaze === ground ? 1 : glaze)
}

/** Spines of books. */
export const books: Scene = (random, width, height) => {
  let out = rect(0, 0, width, height, 4)
  const rows = Math.max(1, Math.round(height / (Math.sqrt(width * height) * 0.4)))
  const tall = height / rows
  for (let row = 0; row < rows; row++) {
    const board = tall * (row + 1) - tall * 0.06
    let x = 4
    while (x < width) {
      const thick = tall * between(random, 0.09, 0.24)
      const high = tall * between(random, 0.62, 0.88)
      const tone = pick(random, [2, 5, 1, 7, 6, 3])
      const mark = tone === 5 || tone === 2 || tone === 3 ? 7 : 3
      const lean = random() > 0.93 ? ` transform="rotate(8 ${Math.round(x)} ${Math.round(board)})"` : ''
      out += rect(x, board - high, thick - 3, high, tone, ` rx="2"${lean}`)
      if (lean === '')
        out +=
          rect(x, board - high * 0.86, thick - 3, high * 0.05, mark) +
          rect(x + thick * 0.3, board - high * 0.62, thick * 0.28, high * 0.32, mark)
      x += thick + (lean === '' ? 0 : thick)
    }
    out += rect(0, board, width, tall * 0.06, 3)
  }
  return out
}

/** Cups from above and from the side, in rows. */
export const cups: Scene = (random, width, height) => {
  const ground = pick(random, [6, 0, 3])
  const unit = Math.sqrt(width * height) / 3.6
  let out = rect(0, 0, width, height, ground)
  for (let row = 0; row * unit < height; row++)
    for (let column = 0; column * unit < width + unit; column++) {
      const [x, y] = [(column + (row % 2) / 2) * unit, (row + 0.5) * unit]
      const tone = pick(random, [2, 5, 7, 4])
      const filled = pick(random, [4, 3, 5])
      out += at(
        x,
        y,
        unit / 110,
        row % 2 ? cupAbove(tone, filled === tone ? 3 : filled) : cupBeside(tone, ground),
        row % 2 ? between(random, 0, 360) : 0
      )
    }
  return out
}

const cupAbove = (tone: number, filled: number): string =>
  disc(0, 0, 42, 7) +
  disc(0, 0, 28, tone) +
  rect(24, -5, 20, 10, tone, ' rx="5"') +
  disc(0, 0, 22, filled) +
  line('M-8-6C-2-14 8-8 6 0S-2 12-8 8', 1, 3)

const cupBeside = (tone: number, ground: number): string =>
  line('M26-6C44-8 44 18 22 16', tone, 7) +
  shape('M-32-16H32C32 14 20 30 0 30C-20 30-32 14-32-16Z', tone) +
  oval(0, 36, 42, 5, ground === 3 ? 4 : 3) +
  [-10, 8]
    .map((x) => line(path`M${x} -24C${x - 8} -32 ${x + 8} -38 ${x} -46`, ground === 3 ? 1 : 2, 4))
    .join('')

/** Set plates, seen from above. */
export const plates: Scene = (random, width, height) => {
  const ground = pick(random, [3, 5, 4])
  const unit = Math.sqrt(width * height) / 2.2
  let out = rect(0, 0, width, height, ground)
  for (let row = 0; row * unit < height + unit; row++)
    for (let column = 0; column * unit < width + unit; column++)
      out += at((column + (row % 2 ? 0 : 0.5)) * unit, (row + 0.5) * unit, unit / 110, plate(random))
  return out
}

function plate(random: Random): string {
  const [food, side] = pick(random, [
    [2, 5],
    [5, 6],
    [6, 2],
    [1, 5]
  ])
  let out = disc(0, 0, 38, 7) + disc(0, 0, 27, 0)
  const turn = between(random, 0, 360)
  out += at(
    0,
    0,
    1,
    shape('M-18-4C-14-20 12-20 17-4C20 12-12 18-18-4Z', food) +
      disc(7, 9, 6, side) +
      disc(-6, 10, 5, side) +
      line('M-8-8C-2-13 6-12 9-7', 7, 2),
    turn
  )
  return (
    out +
    line('M-47-22V-8M-43-22V-8M-51-22V-8C-51 2-43 2-43-8M-47-2V24', 7, 2) +
    line('M47-24V24M47-24C53-18 52 0 47 4', 7, 2.6)
  )
}

/** An awning over a shop window. */
export const awning: Scene = (random, width, height) => {
  const wide = Math.sqrt(width * height) / pick(random, [6, 8])
  const drop = height * between(random, 0.34, 0.5)
  const [one, two] = pick(random, [
    [5, 7],
    [2, 7],
    [3, 6]
  ])
  let out = rect(0, 0, width, height, 0)
  const pane = width / 3
  for (let index = 0; index < 3; index++)
    out +=
      rect(pane * index + pane * 0.08, drop * 0.7, pane * 0.84, height, 1) +
      rect(
        pane * index + pane * 0.14,
        drop * 0.7,
        pane * 0.72,
        height * 0.92 - drop * 0.7,
        index === 1 ? 4 : 6
      )
  for (let index = 0, x = 0; x < width; index++, x += wide) {
    const tone = index % 2 ? one : two
    out += shape(path`M${x} 0H${x + wide}V${drop}A${wide / 2} ${wide / 2} 0 0 1 ${x} ${drop}Z`, tone)
  }
  return (
    out +
    rect(0, drop - height * 0.02, width, height * 0.02, 4, ' opacity=".25"') +
    rect(0, height * 0.94, width, height * 0.06, 3)
  )
}

/** Ruled paper with a margin and a column of entries. */
export const ruled: Scene = (random, width, height) => {
  const ground = pick(random, [7, 6])
  const row = Math.sqrt(width * height) / 16
  const margin = width * between(random, 0.16, 0.26)
  let out = rect(0, 0, width, height, ground)
  for (let y = row; y < height; y += row) out += line(path`M0 ${y}H${width}`, 1, 2)
  const rows = Math.floor(height / row)
  for (let entry = 2; entry < rows - 1; entry++) {
    const y = row * (entry + 0.36)
    const seen = random()
    if (seen < 0.3) continue
    out += rect(margin + row * 0.5, y, width * between(random, 0.14, 0.36), row * 0.3, seen > 0.9 ? 5 : 3)
    out += rect(width - row - width * between(random, 0.06, 0.14), y, width * 0.1, row * 0.3, 4)
  }
  const foot = row * (rows - 1)
  out += line(
    path`M${width * 0.6} ${foot}H${width - row * 0.5}M${width * 0.6} ${foot + 7}H${width - row * 0.5}`,
    4,
    3
  )
  return out + line(path`M${margin} 0V${height}`, 5, 4)
}

/** Blades of an aperture around an opening. */
export const aperture: Scene = (random, width, height) => {
  const [cx, cy] = [width * between(random, 0.42, 0.58), height * between(random, 0.42, 0.58)]
  const blades = pick(random, [6, 7, 8])
  const reach = Math.hypot(width, height)
  const open = Math.min(width, height) * between(random, 0.14, 0.22)
  let out = rect(0, 0, width, height, 4)
  for (let blade = 0; blade < blades; blade++) {
    const tone = [3, 2, 3, 1, 2, 3, 4, 2][blade] ?? 3
    const angle = (blade * Math.PI * 2) / blades + 0.3
    const next = angle + (Math.PI * 2) / blades
    const point = (of: number, far: number): string =>
      path`${cx + Math.cos(of) * far} ${cy + Math.sin(of) * far}`
    out += shape(
      `M${point(angle, open)}L${point(next, open)}L${point(next - 1.05, reach)}L${point(angle - 1.05, reach)}Z`,
      tone
    )
    out += line(`M${point(next, open)}L${point(next - 1.05, reach)}`, 4, 4)
  }
  return out + disc(cx, cy, open * 0.82, 5) + disc(cx - open * 0.25, cy - open * 0.25, open * 0.24, 6)
}

/** Dots whose size swells and falls, as in print. */
export const halftone: Scene = (random, width, height) => {
  const ground = pick(random, [4, 0, 2])
  const tone = ground === 0 ? 2 : ground === 4 ? 5 : 7
  const step = Math.sqrt(width * height) / 16
  const [fx, fy] = [between(random, 0.2, 0.8), between(random, 0.2, 0.8)]
  const bySize = Array.from({ length: 9 }, () => '')
  for (let row = 0; row * step < height + step; row++)
    for (let column = 0; column * step < width + step; column++) {
      const [x, y] = [(column + (row % 2) / 2) * step, row * step]
      const far = Math.hypot(x / width - fx, y / height - fy)
      const size = Math.round(4 + 4 * Math.cos(far * 7))
      bySize[size] += `M${Math.round(x)} ${Math.round(y)}h0`
    }
  return (
    rect(0, 0, width, height, ground) +
    bySize.map((d, size) => (size === 0 || d === '' ? '' : line(d, tone, round((step * size) / 8)))).join('')
  )
}

/** Crosses of equal arms, some of them discs. */
export const pluses: Scene = (random, width, height) => {
  const side = Math.sqrt(width * height) / 5
  const tones = [1, 2, 6, 1, 5, 3] as const
  const [crosses, discs] = [new Map<number, string>(), new Map<number, string>()]
  for (let row = 0; row * side < height + side; row++)
    for (let column = 0; column * side < width + side; column++) {
      const tone = tones[Math.floor(random() * tones.length)] ?? 1
      const [x, y, arm] = [
        Math.round((column + 0.5) * side),
        Math.round((row + 0.5) * side),
        Math.round(side * 0.28)
      ]
      if (random() > 0.24)
        crosses.set(tone, `${crosses.get(tone) ?? ''}M${x - arm} ${y}h${arm * 2}M${x} ${y - arm}v${arm * 2}`)
      else discs.set(tone, `${discs.get(tone) ?? ''}M${x} ${y}h0`)
    }
  const drawn = (paths: ReadonlyMap<number, string>, thick: number): string =>
    [...paths].map(([tone, d]) => line(d, tone, round(thick))).join('')
  return rect(0, 0, width, height, 0) + drawn(crosses, side * 0.28) + drawn(discs, side * 0.72)
}
