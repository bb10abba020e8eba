/** Returns a number from 0 up to, but not including, 1. */
export type Random = () => number

/** Draws the inside of an svg element of this size, with the objects that are named. */
export type Scene = (random: Random, width: number, height: number, things?: readonly string[]) => string

/** A seeded pseudo-random generator: the same seed gives the same numbers in every browser and in Node. */
export function seeded(seed: string): Random {
  let hash = 2166136261
  for (const character of seed) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A tone of the art palette: ground, pale, brand, dark, darkest, accent, pale accent, paper. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export const round = (value: number): number => Math.round(value * 10) / 10

/** Path data, its numbers rounded to what the eye can tell apart. */
export const path = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => (typeof value === 'number' ? round(value) : value)))

export const between = (random: Random, low: number, high: number): number => low + (high - low) * random()
export const pick = <Item>(random: Random, list: readonly [Item, ...Item[]]): Item =>
  list[Math.floor(random() * list.length)] ?? list[0]

export const color = (tone: number): string => `var(--a${tone})`

export const rect = (x: number, y: number, width: number, height: number, tone: number, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color(tone)}"${more}/>`

export const disc = (x: number, y: number, radius: number, tone: number, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color(tone)}"${more}/>`

export const oval = (x: number, y: number, across: number, down: number, tone: number, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(across)}" ry="${round(down)}" fill="${color(tone)}"${more}/>`

export const shape = (path: string, tone: number, more = ''): string =>
  `<path d="${path}" fill="${color(tone)}"${more}/>`

export const line = (path: string, tone: number, width = 2, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color(tone)}" stroke-width="${width}" stroke-linecap="round"${more}/>`

/** Places a drawing: moves it to a point, scales it, and turns it around its origin. */
export const at = (x: number, y: number, scale: number, inner: string, turn = 0): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 100) / 100})${turn ? ` rotate(${round(turn)})` : ''}">${inner}</g>`

/** Corners of a square, clockwise from the top left. */
export type Corner = 0 | 1 | 2 | 3

interface Square {
  x: number
  y: number
  side: number
}

/** A quarter disc in one corner of a square. */
export function quarter({ x, y, side }: Square, radius: number, corner: Corner, tone: number): string {
  const [left, top] = [corner === 0 || corner === 3, corner < 2]
  const [cx, cy] = [left ? x : x + side, top ? y : y + side]
  const across = { x: cx + (left ? radius : -radius), y: cy }
  const down = { x: cx, y: cy + (top ? radius : -radius) }
  const [from, to] = left === top ? [across, down] : [down, across]
  return shape(path`M${cx} ${cy}L${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}Z`, tone)
}

/** A round arch that stands on its base. */
export function arch(x: number, y: number, width: number, height: number, tone: number): string {
  const half = width / 2
  return shape(
    path`M${x} ${y + height}V${y + half}A${half} ${half} 0 0 1 ${x + width} ${y + half}V${y + height}Z`,
    tone
  )
}

/** The upper half of a disc whose centre is at `y`. */
export function halfDisc(x: number, y: number, radius: number, tone: number): string {
  return shape(path`M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}Z`, tone)
}

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
