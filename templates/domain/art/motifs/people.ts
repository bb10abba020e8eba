// Motifs of what people come for: animals, lessons, music, sport, feasts.
import { between, disc, line, path, pick, rect, shape, type Random, type Scene } from '../draw.ts'

/** Dogs of several sizes on a line. */
export const dogs: Scene = (random, width, height) => {
  const ground = pick(random, [6, 0, 1])
  const floor = height * 0.78
  let out = rect(0, 0, width, height, ground) + rect(0, floor, width, height - floor, ground === 1 ? 2 : 1)
  const count = Math.max(2, Math.round((width / height) * 2.4))
  const step = width / count
  for (let dog = 0; dog < count; dog++) {
    const size = Math.min(step / 165, height / 210) * (dog % 3 === 0 ? 0.62 : dog % 3 === 1 ? 1.12 : 0.84)
    const flip = random() > 0.72
    const tone = pick(random, [4, 3, 5, 4])
    out += `<g transform="translate(${Math.round(step * (dog + 0.5))} ${Math.round(floor)}) scale(${flip ? -size : size} ${size})">${hound(random, tone)}</g>`
  }
  return out
}

function hound(random: Random, tone: number): string {
  const ear = pick(random, [
    'M46-109C34-107 33-90 37-80C44-76 52-88 56-106Z',
    'M44-106L40-128C50-124 56-116 60-108Z'
  ])
  const tail = pick(random, ['M-52-70C-68-74-76-92-68-106', 'M-52-68C-66-66-80-70-88-84'])
  return (
    line(tail, tone, 9) +
    shape(
      'M-56-62C-58-76-50-80-40-80H20C34-82 36-96 40-104C46-114 66-116 74-102L92-96C96-86 90-82 82-81L66-78C60-70 56-62 54-52L51 0H38L34-38C14-30-14-30-30-38L-36 0H-49L-51-40C-55-48-56-54-56-62Z',
      tone
    ) +
    shape(ear, tone === 5 ? 4 : 5) +
    line('M38-90L58-76', 7, 6) +
    disc(68, -100, 3, 7)
  )
}

/** A road with a line of dashes, winding from one edge to the other. */
export const road: Scene = (random, width, height) => {
  const wide = Math.sqrt(width * height) * 0.17
  const swing = between(random, 0.28, 0.4) * (random() > 0.5 ? 1 : -1)
  const x = (part: number): number => width * (0.5 + part * swing * 2)
  const d = path`M${x(-1)} ${-wide}C${x(-1)} ${height * 0.25} ${x(1)} ${height * 0.2} ${x(1)} ${height * 0.5}S${x(-0.8)} ${height * 0.72} ${x(-0.3)} ${height + wide}`
  return (
    rect(0, 0, width, height, pick(random, [5, 2, 1])) +
    line(d, 7, wide + 14) +
    line(d, 4, wide) +
    line(d, 7, wide / 14, ` stroke-dasharray="${Math.round(wide * 0.34)} ${Math.round(wide * 0.3)}"`)
  )
}

/** Keys of a piano; one is pressed. */
export const piano: Scene = (random, width, height) => {
  const count = Math.max(6, Math.round((width / height) * 7))
  const step = width / count
  const pressed = Math.floor(between(random, 1, count - 1))
  const first = Math.floor(random() * 7)
  let out = rect(0, 0, width, height, 7)
  for (let key = 0; key < count; key++) {
    if (key === pressed) out += rect(key * step, 0, step, height, 5)
    out += line(path`M${key * step} 0V${height}`, 4, 2)
  }
  for (let key = 1; key < count; key++)
    if (![0, 3].includes((key + first) % 7))
      out += rect(
        key * step - step * 0.3,
        0,
        step * 0.6,
        height * 0.6,
        key === pressed + 1 ? 3 : 4,
        ' rx="3"'
      )
  return out
}

/** Staves with notes. */
export const staves: Scene = (random, width, height) => {
  const ground = pick(random, [7, 0, 4])
  const ink = ground === 4 ? 7 : 4
  const space = Math.sqrt(width * height) / 26
  let out = rect(0, 0, width, height, ground)
  for (let top = space * 3; top + space * 4 < height; top += space * 9) {
    for (let row = 0; row < 5; row++)
      out += line(path`M0 ${top + row * space}H${width}`, ink, 2, ' opacity=".6"')
    let last = Math.floor(between(random, 2, 7))
    for (let x = space * 3; x < width; x += space * between(random, 3, 5)) {
      last = Math.max(0, Math.min(8, last + Math.floor(between(random, -2, 3))))
      const y = top + (last * space) / 2
      const up = last > 3
      const tone = random() > 0.72 ? 5 : ground === 4 ? 1 : 3
      out += line(
        path`M${x + (up ? space * 0.62 : -space * 0.62)} ${y}V${y + (up ? -3.4 : 3.4) * space}`,
        tone,
        space / 7
      )
      out += `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${Math.round(space * 0.72)}" ry="${Math.round(space * 0.5)}" fill="var(--a${tone})" transform="rotate(-20 ${Math.round(x)} ${Math.round(y)})"/>`
    }
  }
  return out
}

/** Strands of hair that fall in long curves. */
export const strands: Scene = (random, width, height) => {
  const ground = pick(random, [6, 0, 5])
  let out = rect(0, 0, width, height, ground)
  const count = 34
  const [one, two] = [between(random, 0.1, 0.4), between(random, 0.6, 0.95)]
  for (let strand = 0; strand < count; strand++) {
    const part = strand / count
    const start = width * (-0.3 + part * 1.6)
    const tone = [4, 3, 4, 2, 3, 1][strand % 6] ?? 4
    const sway = width * 0.24 * Math.sin(part * 3 + one * 8)
    out += line(
      path`M${start} ${-20}C${start + sway} ${height * one} ${start - width * 0.3 - sway} ${height * two} ${start + width * 0.12} ${height + 20}`,
      tone,
      Math.round(width / count / (strand % 3 ? 2.2 : 1.1))
    )
  }
  return out
}

/** Slanting stripes, as on a barber's pole. */
export const stripes: Scene = (random, width, height) => {
  const wide = Math.sqrt(width * height) / pick(random, [7, 9, 12])
  const tones = pick(random, [
    [2, 7, 5, 7],
    [4, 6, 3, 6],
    [5, 4, 7, 4]
  ])
  let out = rect(0, 0, width, height, 7)
  const slant = height * 0.6
  for (let index = 0, x = -slant; x < width + slant; index++, x += wide)
    out += shape(
      path`M${x} ${height}L${x + slant} 0H${x + slant + wide + 1}L${x + wide + 1} ${height}Z`,
      tones[index % 4] ?? 7
    )
  return out
}

/** The lanes of a running track, bending. */
export const track: Scene = (random, width, height) => {
  const ground = pick(random, [2, 3, 5])
  const lane = Math.sqrt(width * height) / 9
  const [cx, cy] = [width * between(random, -0.1, 0.2), height * between(random, 1, 1.25)]
  let out = rect(0, 0, width, height, ground) + disc(cx, cy, lane * 2.2, 1)
  for (let ring = 2; ring < 14; ring++) {
    const radius = lane * (ring + 0.2)
    out += `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(radius)}" fill="none" stroke="var(--a${ring === 6 ? 4 : 7})" stroke-width="${ring === 6 ? Math.round(lane * 0.86) : 4}"/>`
  }
  return out
}

/** Arcs that open like a breath. */
export const arcs: Scene = (random, width, height) => {
  const ground = pick(random, [0, 6, 7])
  let out = rect(0, 0, width, height, ground)
  const tones = pick(random, [
    [1, 2, 6, 3, 5],
    [6, 1, 5, 2, 4],
    [1, 6, 2, 5, 3]
  ])
  const reach = Math.max(width, height) * 0.62
  const cx = width * between(random, 0.35, 0.65)
  for (const [index, tone] of tones.entries()) {
    const radius = reach * (1 - index * 0.19)
    out += shape(
      path`M${cx - radius} ${height}A${radius} ${Math.min(radius, height * (0.96 - index * 0.17))} 0 0 1 ${cx + radius} ${height}Z`,
      tone === ground ? 2 : tone
    )
  }
  return out
}

/** Bunting over an evening sky. */
export const bunting: Scene = (random, width, height) => {
  const ground = pick(random, [4, 0, 5])
  const flag = Math.sqrt(width * height) / 11
  let out = rect(0, 0, width, height, ground)
  const tones = [5, 6, 2, 7, 1].filter((tone) => tone !== ground)
  for (let rope = 0, top = flag * 0.4; top < height - flag; rope++, top += flag * 2.7) {
    const sag = flag * between(random, 1, 2)
    const tilt = between(random, -1, 1) * flag
    const y = (x: number): number => top + tilt * (x / width) + sag * (1 - ((2 * x) / width - 1) ** 2)
    out += line(
      path`M0 ${y(0)}Q${width / 2} ${y(width / 2) + sag} ${width} ${y(width)}`,
      ground === 4 ? 1 : 3,
      3
    )
    for (let index = 0, x = flag * (rope % 2 ? 0.2 : 0.7); x < width; index++, x += flag * 1.2)
      out += shape(
        path`M${x} ${y(x)}H${x + flag}L${x + flag / 2} ${y(x) + flag * 1.3}Z`,
        tones[(index + rope) % tones.length] ?? 5
      )
  }
  return out
}

/** Building blocks, stacked. */
export const blocks: Scene = (random, width, height) => {
  const side = Math.sqrt(width * height) / 6
  let out = rect(0, 0, width, height, pick(random, [0, 6]))
  const columns = Math.ceil(width / side)
  for (let column = 0; column < columns; column++) {
    const tall = 1 + Math.floor(random() * (height / side - 1))
    for (let row = 0; row < tall; row++) {
      const [x, y] = [column * side, height - (row + 1) * side]
      const tone = pick(random, [1, 2, 5, 3, 7])
      out += rect(x + 2, y + 2, side - 4, side - 4, tone, ' rx="6"')
      const mark = tone === 7 ? 2 : tone === 1 ? 3 : 7
      const which = Math.floor(random() * 4)
      const [cx, cy] = [x + side / 2, y + side / 2]
      if (which === 0) out += disc(cx, cy, side * 0.26, mark)
      if (which === 1)
        out += shape(
          path`M${cx} ${cy - side * 0.28}L${cx + side * 0.28} ${cy + side * 0.22}H${cx - side * 0.28}Z`,
          mark
        )
      if (which === 2)
        out += shape(
          path`M${x + 2} ${y + side - 2}V${y + side / 2}A${side / 2 - 2} ${side / 2 - 2} 0 0 1 ${x + side - 2} ${y + side / 2}V${y + side - 2}Z`,
          mark
        )
    }
  }
  return out
}

/** Speech bubbles with lines of text. */
export const speech: Scene = (random, width, height) => {
  const unit = Math.sqrt(width * height) / 4
  let out = rect(0, 0, width, height, pick(random, [6, 0, 3]))
  for (let row = 0; row * unit * 0.95 < height; row++)
    for (let column = -1; column * unit * 1.5 < width; column++) {
      const wide = unit * between(random, 0.9, 1.3)
      const tall = unit * 0.66
      const x = column * unit * 1.5 + (row % 2 ? unit * 0.75 : 0)
      const y = row * unit * 0.95 + unit * 0.16
      const tone = pick(random, [2, 5, 7, 4])
      const ink = tone === 7 ? 3 : 7
      const tail = random() > 0.5 ? x + wide * 0.22 : x + wide * 0.62
      out += rect(x, y, wide, tall, tone, ` rx="${Math.round(tall / 3)}"`)
      out += shape(
        path`M${tail} ${y + tall - 2}V${y + tall + unit * 0.2}L${tail + unit * 0.26} ${y + tall - 2}Z`,
        tone
      )
      for (const [index, part] of [0.62, 0.4].entries())
        out += rect(x + wide * 0.18, y + tall * (0.3 + index * 0.24), wide * part, tall * 0.1, ink, ' rx="4"')
    }
  return out
}
