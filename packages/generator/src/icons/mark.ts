import table from './capitals.json' with { type: 'json' }
import { canWrite, textShape, widthOf, type Shape, type Typeface } from './outline.ts'
import { circle, quarter, rectangle } from './shapes.ts'

const capitals = table as unknown as Typeface

/** The height of a capital in ems. */
const capHeight = 0.7275

/** Shares of a square's side: the radius of its round corners, and the height of a capital in it. */
export const roundSquare = { radius: 14 / 64, capital: 0.42 } as const

/** One or two capitals that stand for a business; empty where its script is not in the glyph table. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? []
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
  const initials = letters.map((letter) => Array.from(letter.toUpperCase())[0] ?? '').join('')
  return canWrite(capitals, initials) ? initials : ''
}

/** The cache key of a logo mark: its initials or, where they cannot be written, the hash of its name. */
export function markKey(name: string): string {
  return initialsOf(name) || `#${fnv1a(name)}`
}

/**
 * The logo mark of a business, centred in a square: its initials or, where they cannot be written, a pattern of tiles
 * (identicon).
 */
export function markShape(name: string, size: number, share: number): Shape {
  const initials = initialsOf(name)
  return initials === '' ? tiles(name, size, share) : letters(initials, size, share)
}

/** Letters at a share of the square's side, made smaller where they would be too wide for it. */
function letters(text: string, size: number, share: number): Shape {
  const wanted = (size * share) / capHeight
  const available = size * share * 1.5
  const em = Math.min(wanted, (wanted * available) / widthOf(capitals, text, wanted))
  return textShape(capitals, text, em, (size - widthOf(capitals, text, em)) / 2, (size + em * capHeight) / 2)
}

/** An identicon of nine tiles, the right column mirroring the left one. */
function tiles(name: string, size: number, share: number): Shape {
  const side = (size * share * 1.3) / 3
  const start = (size - side * 3) / 2
  const seed = fnv1a(name)
  const shape: (readonly number[])[] = []
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const kind = (seed >>> (row * 6 + Math.min(column, 2 - column) * 3)) & 7
      shape.push(...tile(kind, start + column * side, start + row * side, side, column === 2))
    }
  }
  return shape
}

const mirrored = [1, 0, 3, 2] as const

function tile(kind: number, x: number, y: number, side: number, mirror: boolean): Shape {
  if (kind < 4) return quarter(x, y, side, mirror ? (mirrored[kind] ?? 0) : kind)
  if (kind < 6) return rectangle(x, y, side, side)
  return circle(x + side / 2, y + side / 2, side / 2)
}

/** FNV-1a hash over the UTF-16 units of a text. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
