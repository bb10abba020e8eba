/** Closed contours, each a flat list of x, y. */
export type Shape = readonly (readonly number[])[]

/** Units of the glyph tables per em. */
const unitsPerEm = 500

/** A glyph table: the outline of each character of a typeface. */
export type Glyphs = Readonly<Record<string, readonly [advance: number, path: string]>>

/** True where every character of a text has a glyph. */
export function canWrite(glyphs: Glyphs, text: string): boolean {
  return Array.from(text).every((character) => Object.hasOwn(glyphs, character))
}

/** The width of a text in pixels; characters without a glyph have none. */
export function widthOf(glyphs: Glyphs, text: string, size: number): number {
  let units = 0
  for (const character of text) units += glyphs[character]?.[0] ?? 0
  return (units * size) / unitsPerEm
}

/** The contours of a text that starts at x on a baseline. */
export function textShape(glyphs: Glyphs, text: string, size: number, x: number, baseline: number): Shape {
  const scale = size / unitsPerEm
  const contours: number[][] = []
  let left = x
  for (const character of text) {
    const [advance, path] = glyphs[character] ?? [0, '']
    contours.push(...contoursOf(path, scale, left, baseline))
    left += advance * scale
  }
  return contours
}

function contoursOf(path: string, scale: number, left: number, baseline: number): number[][] {
  const contours: number[][] = []
  let contour: number[] = []
  let x = 0
  let y = 0
  const put = (px: number, py: number): void => void contour.push(left + px * scale, baseline + py * scale)
  for (const { command, numbers } of commandsOf(path)) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers
    if (command === 'M') {
      contour = []
      contours.push(contour)
      ;[x, y] = [a, b]
      put(x, y)
    } else if (command === 'l') {
      x += a
      y += b
      put(x, y)
    } else if (command === 'q') {
      const steps = Math.max(2, Math.ceil(Math.sqrt((Math.abs(c) + Math.abs(d)) * scale) * 0.8))
      for (let step = 1; step <= steps; step += 1) {
        const t = step / steps
        const s = 2 * t * (1 - t)
        put(x + s * a + t * t * c, y + s * b + t * t * d)
      }
      x += c
      y += d
    }
  }
  return contours
}

interface Command {
  command: string
  numbers: readonly number[]
}

const readPaths = new Map<string, readonly Command[]>()

/** The commands of a glyph, read once: a text needs the same few glyphs again and again. */
function commandsOf(path: string): readonly Command[] {
  const known = readPaths.get(path)
  if (known !== undefined) return known
  const commands = [...path.matchAll(/([Mlqz])([^Mlqz]*)/g)].map(([, command = '', list = '']) => ({
    command,
    numbers: (list.match(/-?\d+/g) ?? []).map(Number)
  }))
  readPaths.set(path, commands)
  return commands
}
