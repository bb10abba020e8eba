import type { Token } from '@sitewright/site'
import type { Setting } from './faces.ts'
import { round, square, type Ink, type Item, type Radii } from './scene.ts'
import { faceFor, lengthOf, wrapped, type Type, type Wrap } from './type.ts'
import type { FirstScreen } from './first-screen.ts'

/** The form of a picture: a page on a computer, on a phone, or a card beside a link, which has no controls. */
export type Form = 'wide' | 'narrow' | 'social'

/** A page while it is composed. */
export interface Sheet {
  form: Form
  width: number
  height: number
  content: FirstScreen
  setting: Setting
  radius: number
  items: Item[]
}

/** A text to set, with its place. */
export interface Copy extends Type {
  role: string
  x: number
  y: number
  width: number
  leading: number
  ink: Ink
  wrap?: Wrap
  /** The most lines. */
  most?: number
}

/** A colour token in the light scheme. */
export const light = (token: Token['name']): Ink => [token, 'light']
/** A colour token in the dark scheme. */
export const dark = (token: Token['name']): Ink => [token, 'dark']

/** Sets a text and returns its bottom edge; a text that no typeface here can write has no height. */
export function write(sheet: Sheet, text: string, copy: Copy): number {
  const { role, x, y, width, leading, ink, size, spacing = 0, wrap, most = Infinity } = copy
  const face = faceFor(copy.face, text)
  if (face === undefined || text === '') return y
  const all = wrapped(text, { face, size, spacing }, width, wrap)
  const lines = all.slice(0, Math.max(0, most))
  const last = lines.at(-1)
  if (last !== undefined && lines.length < all.length)
    lines[lines.length - 1] = `${last.replace(/[\s.,;:–—-]+$/u, '')}…`
  if (lines.length === 0) return y
  const widest = Math.max(...lines.map((line) => lengthOf(line, { face, size, spacing })))
  const height = lines.length * leading
  sheet.items.push({
    kind: 'text',
    role,
    lines,
    face,
    size,
    spacing,
    leading,
    ink,
    x,
    y,
    width: widest,
    height
  })
  return y + height
}

export function box(
  sheet: Sheet,
  place: readonly [x: number, y: number, width: number, height: number],
  ink: Ink,
  radii: Radii = square,
  border?: true
): void {
  const [x, y, width, height] = place
  sheet.items.push({ kind: 'box', x, y, width, height, ink, radii, ...(border && { border }) })
}

/** Places the page's own picture. */
export function art(
  sheet: Sheet,
  drawn: readonly [number, number],
  place: readonly [x: number, y: number, width: number, height: number],
  radii: Radii = square,
  scheme: 'light' | 'dark' = 'light'
): void {
  const [x, y, width, height] = place
  sheet.items.push({ kind: 'art', scheme, drawn, x, y, width, height, radii })
}

export function icon(sheet: Sheet, name: string, x: number, y: number, size: number, ink: Ink): void {
  sheet.items.push({ kind: 'icon', name, x, y, width: size, height: size, ink })
}

const labelSize = 15

/** The width of a button with a label; 0 where the label cannot be written. */
export function buttonWidth({ setting }: Sheet, label: string): number {
  const face = faceFor(setting.bold, label)
  return face === undefined || label === '' ? 0 : lengthOf(label, { face, size: labelSize }) + 46
}

interface Look {
  scheme?: (token: Token['name']) => Ink
  quiet?: boolean
  height?: number
  /** A fixed width, in place of that of the label. */
  width?: number
}

/** Draws a button and returns its width. */
export function button(sheet: Sheet, label: string, x: number, y: number, look: Look = {}): number {
  const { scheme = light, quiet = false, height = 48 } = look
  const fitting = buttonWidth(sheet, label)
  if (fitting === 0) return 0
  const width = look.width ?? fitting
  box(
    sheet,
    [x, y, width, height],
    scheme(quiet ? '--edge' : '--fill'),
    round(Math.min(sheet.radius, height / 2)),
    quiet || undefined
  )
  write(sheet, label, {
    role: 'action',
    face: sheet.setting.bold,
    size: labelSize,
    x: x + (width - fitting) / 2 + 23,
    y: y + (height - 18.75) / 2,
    width: Infinity,
    leading: 18.75,
    ink: scheme(quiet ? '--ink' : '--on-fill')
  })
  return width
}

/** Draws the actions in rows that fit a width, and returns their bottom edge. */
export function actions(sheet: Sheet, x: number, y: number, width: number, scheme = light): number {
  const labels =
    sheet.form === 'social' ? [] : sheet.content.actions.filter((label) => buttonWidth(sheet, label) > 0)
  let left = x
  let top = y
  for (const [at, label] of labels.entries()) {
    const wide = buttonWidth(sheet, label)
    if (left > x && left + wide > x + width) {
      left = x
      top += 60
    }
    left += button(sheet, label, left, top, { scheme, quiet: at > 0 }) + 12
  }
  return labels.length === 0 ? y : top + 48
}

/** Composes on an empty sheet, to measure a height before the part is placed. */
export function measureHeight(sheet: Sheet, compose: (probe: Sheet) => number): number {
  return compose({ ...sheet, items: [] })
}
