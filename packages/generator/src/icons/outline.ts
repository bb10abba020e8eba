/** Closed contours, each a flat list of x, y. */
export type Shape = readonly (readonly number[])[]

/**
 * A font as glyph outlines. A path holds contours of straight lines (`l`) and quadratic curves (`q`), relative to
 * where the last one ended, each begun by an absolute `M`; or it names other glyphs and where they stand (`@e0
 * 0@´12-30`).
 */
export interface Typeface {
  /** Units per em. */
  units: number
  /** Above and below the baseline, in ems. */
  ascent: number
  descent: number
  glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>
}

/** True where every character of a text has a glyph. */
export function canWrite({ glyphs }: Typeface, text: string): boolean {
  return Array.from(text).every((character) => Object.hasOwn(glyphs, character))
}

/** The width of a text in pixels, with so much space after each letter; characters without a glyph have none. */
export function widthOf({ glyphs, units }: Typeface, text: string, size: number, spacing = 0): number {
  let width = 0
  for (const character of text) width += ((glyphs[character]?.[0] ?? 0) * size) / units + spacing
  return width
}

/** The contours of a text that starts at x on a baseline. */
export function textShape(
  face: Typeface,
  text: string,
  size: number,
  x: number,
  baseline: number,
  spacing = 0
): Shape {
  const scale = size / face.units
  const contours: number[][] = []
  let left = x
  for (const character of text) {
    const [advance, path] = face.glyphs[character] ?? [0, '']
    for (const part of glyphParts(face, path))
      contours.push(...glyphContours(part.path, scale, left + part.x * scale, baseline + part.y * scale))
    left += advance * scale + spacing
  }
  return contours
}

interface Part {
  path: string
  x: number
  y: number
}

/** The outlines of a glyph: its own, or those of the glyphs that it names (composite glyph). */
function glyphParts(face: Typeface, path: string): readonly Part[] {
  if (!path.startsWith('@')) return [{ path, x: 0, y: 0 }]
  return [...path.matchAll(/@(.)(-?\d+) ?(-?\d+)/gsu)].flatMap(([, key = '', x, y]) =>
    glyphParts(face, face.glyphs[key]?.[1] ?? '').map((part) => ({
      path: part.path,
      x: part.x + Number(x),
      y: part.y + Number(y)
    }))
  )
}

function glyphContours(path: string, scale: number, left: number, baseline: number): number[][] {
  const contours: number[][] = []
  let contour: number[] = []
  let x = 0
  let y = 0
  const put = (px: number, py: number): void => void contour.push(left + px * scale, baseline + py * scale)
  for (const { command, numbers } of parseGlyph(path)) {
    if (command === 'M') {
      contour = []
      contours.push(contour)
      ;[x = 0, y = 0] = numbers
      put(x, y)
      continue
    }
    const step = command === 'l' ? 2 : 4
    for (let at = 0; at < numbers.length; at += step) {
      const a = numbers[at] ?? 0
      const b = numbers[at + 1] ?? 0
      if (command === 'l') {
        x += a
        y += b
        put(x, y)
        continue
      }
      const c = numbers[at + 2] ?? 0
      const d = numbers[at + 3] ?? 0
      const steps = Math.max(2, Math.ceil(Math.sqrt((Math.abs(c) + Math.abs(d)) * scale) * 0.8))
      for (let each = 1; each <= steps; each += 1) {
        const t = each / steps
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

/** Parses the path of a glyph, memoized: a text needs the same few glyphs again and again. */
function parseGlyph(path: string): readonly Command[] {
  const known = readPaths.get(path)
  if (known !== undefined) return known
  const commands = [...path.matchAll(/([Mlq])([^Mlqz]*)/g)].map(([, command = '', list = '']) => ({
    command,
    numbers: (list.match(/-?\d+/g) ?? []).map(Number)
  }))
  readPaths.set(path, commands)
  return commands
}
