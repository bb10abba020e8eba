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
} from './draw.ts'

/** From the far ridge to the near one: paler, and rougher, with distance. */
const ridges = [
  { tone: 1, opacity: 0.3, rough: 0.05, steps: 26 },
  { tone: 2, opacity: 0.55, rough: 0.032, steps: 26 },
  { tone: 3, opacity: 0.8, rough: 0.016, steps: 34 },
  { tone: 4, opacity: 1, rough: 0.01, steps: 40 }
] as const

/** Hills behind hills, paler with distance; sometimes water, sometimes night. */
export const horizon: Scene = (random, width, height) => {
  const sun = {
    x: width * between(random, 0.22, 0.78),
    y: height * between(random, 0.2, 0.32),
    s: height * between(random, 0.075, 0.13)
  }
  const water = random() > 0.4
  const night = random() > 0.6
  const shore = water ? 0.68 : 1
  let out =
    rect(0, 0, width, height, night ? 3 : 0) +
    rect(0, height * 0.3, width, height * 0.7, night ? 2 : 6, ' opacity=".45"') +
    disc(sun.x, sun.y, sun.s, night ? 7 : 5)
  for (const [i, ridge] of ridges.entries()) {
    const y0 = height * (shore * (0.5 + i * 0.13) + (water ? 0.06 : 0))
    const waves = Array.from({ length: 3 }, (_, k) => ({
      f: between(random, 0.8, 1.7) * (k + 1) * (width / height),
      p: random() * 7,
      a: (height * between(random, 0.05, 0.1) * shore) / (k + 1)
    }))
    const rough = height * ridge.rough * shore
    let d = `M0 ${height}`
    for (let k = 0; k <= ridge.steps; k++) {
      const u = k / ridge.steps
      const y =
        y0 -
        waves.reduce((sum, v) => sum + Math.sin(u * v.f * 2.2 + v.p) * v.a, 0) -
        rough * (random() - 0.4) * 2
      d += `L${Math.round(u * width)} ${Math.round(Math.min(y, height * (water ? 0.71 : 1)))}`
    }
    out += shape(path`${d}V${height}Z`, night ? 4 : ridge.tone, night ? ` opacity="${ridge.opacity}"` : '')
  }
  if (!water) return out
  const top = height * 0.7
  out +=
    rect(0, top, width, height - top, night ? 3 : 1) +
    rect(0, top, width, (height - top) * 0.3, night ? 4 : 2, ' opacity=".35"')
  for (let i = 0; i < 12; i++) {
    const y = top + 10 + ((height - top) * i * (i + 9)) / 270
    const spread = sun.s * (0.5 + i * 0.13)
    out += line(
      path`M${sun.x - spread * between(random, 0.4, 1.2)} ${y}H${sun.x + spread * between(random, 0.4, 1.2)}`,
      i % 3 ? 7 : 5,
      round(2.5 + i * 0.4)
    )
  }
  return out
}

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

/** A leaf of about 100 units, growing up from its own origin. */
export const leaf = (tone = 3, vein = 0): string =>
  shape('M0 0C-26-26-24-70 0-104C24-70 26-26 0 0Z', tone) + line('M0-4V-82', vein, 2.5)

/** A branch with pairs of leaves. */
export function sprig(random: Random, tone: number, pairs = 4, vein = 0): string {
  let out = line(path`M0 0C6-60-8-120 4-${pairs * 46}`, tone, 4)
  for (let i = 0; i < pairs; i++) {
    const y = -30 - i * 42
    out += at(1, y, 0.62 - i * 0.05, leaf(tone, vein), between(random, 48, 62))
    out += at(1, y - 14, 0.58 - i * 0.05, leaf(tone, vein), -between(random, 48, 62))
  }
  return out + at(4, -pairs * 44, 0.5, leaf(tone, vein), 4)
}

/** Cut-paper branches. */
export const botanic: Scene = (random, width, height) => {
  const ground = pick(random, [0, 6, 3, 4])
  const dark = ground === 3 || ground === 4
  const stems = dark ? [1, 7, 5, 2, 1] : [3, 2, 4, 5, 3]
  const hill = path`M0 ${height}C${width * 0.3} ${height * 0.8} ${width * 0.6} ${height * 0.97} ${width} ${height * 0.82}V${height}Z`
  let out = rect(0, 0, width, height, ground) + shape(hill, dark ? 2 : 1)
  for (const [index, tone] of stems.entries()) {
    out += at(
      width * (0.1 + (0.8 * index) / (stems.length - 1)) + between(random, -20, 20),
      height * between(random, 0.96, 1.05),
      (height / 600) * between(random, 1.7, 2.5),
      sprig(random, tone, 4, ground),
      between(random, -14, 14)
    )
  }
  return out + disc(width * between(random, 0.3, 0.7), height * 0.16, height * 0.07, 5)
}

/**
 * Positions of the things, the largest first: x as a share of the width, size, and distance in front of the table's
 * edge.
 */
const spots = [
  { across: 0.66, size: 1.72, front: 34 },
  { across: 0.36, size: 1.5, front: 58 },
  { across: 0.86, size: 1.28, front: 74 },
  { across: 0.16, size: 1.2, front: 84 },
  { across: 0.52, size: 1, front: 110 }
] as const

/** A still life by a window: things of the trade on a table, in order of size. */
export function still(random: Random, width: number, height: number, named: readonly string[] = []): string {
  const unit = height / 600
  const table = height * between(random, 0.74, 0.78)
  let out = rect(0, 0, width, height, 0) + view(random, width, height, table)
  out += shape(path`M${width} 0V${table}H${width * 0.62}L${width * 0.93} 0Z`, 1, ' opacity=".38"')
  out += rect(0, table, width, height - table, 3) + rect(0, table, width, 12 * unit, 4, ' opacity=".35"')

  const known = named.flatMap((name) => (Object.hasOwn(things, name) ? (things[name] ?? []) : []))
  const placed = spots.flatMap((spot, index) => {
    const draw = known[index]
    return draw === undefined ? [] : [{ ...spot, draw }]
  })
  for (const { draw, across, size, front } of placed) {
    const x = width * (across + between(random, -0.02, 0.02))
    const y = table + front * unit
    out += oval(x + 26 * unit, y, 92 * unit * size, 10 * unit, 4, ' opacity=".35"')
    out += at(x, y, size * unit, draw(random))
  }
  return out
}

/** An arched window with a sun and a hill. */
function view(random: Random, width: number, height: number, sill: number): string {
  const unit = height / 600
  const x = width * between(random, 0.1, 0.18)
  const wide = width * between(random, 0.34, 0.42)
  const top = height * between(random, 0.1, 0.15)
  return (
    shape(
      path`M${x} ${sill}V${top + wide / 2}A${wide / 2} ${wide / 2} 0 0 1 ${x + wide} ${top + wide / 2}V${sill}Z`,
      7
    ) +
    disc(x + wide * between(random, 0.35, 0.65), top + wide * between(random, 0.5, 0.66), wide * 0.17, 6) +
    shape(
      path`M${x} ${sill}V${sill - 96 * unit}C${x + wide * 0.3} ${sill - 170 * unit} ${x + wide * 0.5} ${sill - 60 * unit} ${x + wide} ${sill - 128 * unit}V${sill}Z`,
      1
    )
  )
}

/** A table by a name that is said where its row is needed: in site.json, or in the code. */
type ByName<Row> = Readonly<Record<string, Row>>

/** Things of a trade, about 100 units large, standing on y = 0. */
const things: ByName<(random: Random) => string> = {
  loaf: () =>
    shape('M-118 0C-140-14-136-66-104-88C-60-116 60-116 104-88C136-66 140-14 118 0Z', 2) +
    shape('M-118 0C-132-8-135-30-128-50C-70-22 70-22 128-50C135-30 132-8 118 0Z', 3, ' opacity=".45"') +
    [-62, -8, 46]
      .map((x) =>
        shape(path`M${x}-40C${x + 2}-66 ${x + 18}-88 ${x + 34}-92C${x + 30}-72 ${x + 18}-50 ${x}-40Z`, 6)
      )
      .join(''),
  bun: () =>
    shape('M-64 0C-78-10-76-74 0-76C76-74 78-10 64 0Z', 1) +
    shape('M-64 0C-73-6-74-24-70-36C-30-20 30-20 70-36C74-24 73-6 64 0Z', 2, ' opacity=".6"') +
    line('M-30-54C-10-64 10-64 30-54M0-72V-46', 7, 5),
  baguette: () =>
    at(
      0,
      0,
      1,
      shape('M-170-6C-176-40-140-50 0-50C140-50 176-40 170-6C160 0-160 0-170-6Z', 2) +
        [-120, -60, 0, 60]
          .map((x) => shape(path`M${x}-14L${x + 44}-44L${x + 58}-42L${x + 18}-12Z`, 6))
          .join('')
    ),
  wheat: () =>
    line('M0 0C8-80-4-150 6-230', 3, 4) +
    [0, 1, 2, 3, 4]
      .map((i) => at(4, -130 - i * 24, 0.36, leaf(5, 6), 34) + at(4, -130 - i * 24, 0.36, leaf(5, 6), -34))
      .join('') +
    at(6, -244, 0.36, leaf(5, 6)),
  jar: () =>
    shape('M-40 0C-66-30-70-84-30-120L-26-150H26L30-120C70-84 66-30 40 0Z', 7) +
    shape('M-56-58C-50-84-40-108-30-120L30-120C40-108 50-84 56-58Z', 1) +
    rect(-32, -160, 64, 14, 3, ' rx="4"'),
  vase: (random: Random) =>
    at(-6, -136, 1.05, sprig(random, 3, 3)) +
    at(10, -140, 0.85, sprig(random, 5, 3, 6), 24) +
    shape('M-46 0C-80-44-60-100-22-124L-26-150H26L22-124C60-100 80-44 46 0Z', 4) +
    line('M-58-62C-20-46 20-46 58-62', 2, 5),
  glass: () =>
    line('M-6-20L-34-196', 5, 11) +
    rect(-52, -216, 20, 46, 7, ' rx="5" transform="rotate(-10 -42 -193)"') +
    line('M14-20L40-176', 3, 11) +
    rect(34, -214, 20, 46, 7, ' rx="5" transform="rotate(9 44 -191)"') +
    shape('M-52-120H52L40 0H-40Z', 1, ' opacity=".88"') +
    shape('M-46-62H46L40 0H-40Z', 2, ' opacity=".75"'),
  mirror: () =>
    line('M-34-2L6-156', 4, 8) +
    line('M-34-2L-16-72', 3, 15) +
    disc(14, -188, 36, 4) +
    disc(14, -188, 28, 7) +
    line('M0-182L20-204M8-172L28-192', 1, 5),
  bowl: () =>
    shape('M-96-70H96C92-24 60 0 0 0C-60 0-92-24-96-70Z', 4) +
    shape('M-96-70C-60-104 60-104 96-70Z', 5) +
    line('M-70-40C-30-24 30-24 70-40', 2, 5),
  lemon: () =>
    shape('M-58-34C-40-78 40-78 58-34C70-30 70-24 60-20C40 6-40 6-56-20C-68-24-70-30-58-34Z', 5) +
    line('M-24-52C-10-60 6-60 18-56', 6, 5),
  pot: () =>
    shape('M-70 0C-96-30-92-96-40-112H40C92-96 96-30 70 0Z', 2) +
    rect(-44, -124, 88, 14, 4, ' rx="5"') +
    disc(0, -134, 11, 4) +
    line('M78-86C118-90 118-30 74-26', 4, 11) +
    shape('M-76-70L-132-104L-120-116L-66-92Z', 4),
  pear: () =>
    shape('M0-118C22-118 18-84 40-58C66-24 38 0 0 0C-38 0-66-24-40-58C-18-84-22-118 0-118Z', 5) +
    line('M0-116C2-134 10-142 20-146', 4, 6),
  plate: () => oval(0, -8, 120, 14, 7) + oval(0, -11, 84, 8, 1),
  soap: () => rect(-58, -40, 116, 40, 6, ' rx="18"') + line('M-26-22H26', 5, 5),
  plant: (random: Random) =>
    at(0, -84, 0.92, sprig(random, 3, 4)) +
    at(-8, -84, 0.8, sprig(random, 2, 3), -26) +
    at(8, -84, 0.72, sprig(random, 3, 3), 28) +
    shape('M-52-92H52L40 0H-40Z', 5) +
    rect(-58, -104, 116, 20, 5, ' rx="4"')
}

/** A portrait without a face, as placeholder for a photo. */
export const portrait: Scene = (random, width, height) => {
  const [bg, skin, hair, coat] = pick(random, [
    [0, 1, 4, 2],
    [6, 1, 4, 3],
    [1, 7, 3, 5],
    [3, 1, 4, 7],
    [2, 0, 4, 6],
    [0, 1, 3, 4]
  ])
  const cx = width / 2
  const u = height / 600
  const style = Math.floor(random() * 3)
  let out =
    rect(0, 0, width, height, bg) +
    disc(width * between(random, 0.15, 0.85), height * 0.3, height * 0.2, bg === 1 ? 0 : 1, ' opacity=".7"')
  if (style === 1)
    out += shape(
      path`M${cx - 130 * u} ${440 * u}C${cx - 170 * u} ${120 * u} ${cx + 170 * u} ${120 * u} ${cx + 130 * u} ${440 * u}Z`,
      hair
    )
  out += shape(
    path`M${cx - 230 * u} ${height}C${cx - 210 * u} ${450 * u} ${cx - 80 * u} ${440 * u} ${cx} ${440 * u}C${cx + 80 * u} ${440 * u} ${cx + 210 * u} ${450 * u} ${cx + 230 * u} ${height}Z`,
    coat
  )
  out +=
    rect(cx - 38 * u, 350 * u, 76 * u, 120 * u, skin, ` rx="${round(36 * u)}"`) +
    oval(cx, 280 * u, 86 * u, 108 * u, skin)
  out +=
    style === 0
      ? shape(
          path`M${cx - 96 * u} ${270 * u}C${cx - 110 * u} ${120 * u} ${cx + 120 * u} ${120 * u} ${cx + 96 * u} ${270 * u}C${cx + 60 * u} ${200 * u} ${cx - 40 * u} ${240 * u} ${cx - 96 * u} ${270 * u}Z`,
          hair
        )
      : style === 1
        ? shape(
            path`M${cx - 92 * u} ${290 * u}C${cx - 100 * u} ${140 * u} ${cx + 100 * u} ${140 * u} ${cx + 92 * u} ${290 * u}C${cx + 70 * u} ${210 * u} ${cx + 10 * u} ${205 * u} ${cx - 92 * u} ${290 * u}Z`,
            hair
          )
        : shape(path`M${cx - 90 * u} ${240 * u}A${90 * u} ${90 * u} 0 0 1 ${cx + 90 * u} ${240 * u}Z`, hair) +
          disc(cx, 150 * u, 40 * u, hair)
  return out
}
