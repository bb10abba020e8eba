import { longestOf, menuLabel } from './first-screen.ts'
import { clamp, round, type Ink } from './scene.ts'
import { actions, box, button, buttonWidth, dark, icon, light, write, type Sheet } from './sheet.ts'
import { lengthOf, widestWord } from './type.ts'

export const barHeight = 70

/** The centred column of a page: its left edge and width. */
export function columnOf({ width }: Sheet): { x: number; width: number } {
  const gutter = clamp(20, 9.6 + width * 0.028, 40)
  return { x: Math.max(0, (width - 1200) / 2) + gutter, width: Math.min(1200, width) - gutter * 2 }
}

/** Font sizes of a page, which grow with its width. */
export function sizesOf({ width, setting }: Sheet): { lede: number; title: number; said: number } {
  return {
    lede: clamp(18.4, 17.28 + width * 0.0035, 22),
    title: setting.fit * clamp(39.2, 24 + width * 0.04, 76),
    said: clamp(20, 17.6 + width * 0.0075, 26)
  }
}

/** The mark and the name. */
export function brand(
  sheet: Sheet,
  x: number,
  y: number,
  side: number,
  scheme = light,
  end = Infinity
): number {
  const { setting, content, width } = sheet
  const long = Array.from(content.name).length > 28
  const size = side > 36 ? 20 : long ? (width < 640 ? 13 : 15) : 18
  const [textX, textWidth] =
    side > 36 ? [x, 215] : [x + side + 12, Math.min(long ? 224 : 256, end - x - side - 12)]
  const type = { face: setting.display, size, spacing: setting.tracking * (long ? 0 : 0.5) * size }
  const copy = {
    ...type,
    role: 'brand',
    x: textX,
    width: textWidth,
    leading: size * 1.2,
    ink: scheme('--ink'),
    wrap: 'balance',
    most: 3
  } as const
  const high = write({ ...sheet, items: [] }, content.name, { ...copy, y: 0 })
  sheet.items.push({ kind: 'mark', x, y, width: side, height: side })
  return write(sheet, content.name, { ...copy, y: side > 36 ? y + side + 16 : y + (side - high) / 2 })
}

/** The bar on top of a page; a card shows the brand alone. */
export function bar(sheet: Sheet, x: number, right: number, y: number, scheme = light): void {
  if (sheet.form === 'social') {
    brand(sheet, x, y + 17, 36, scheme)
    return
  }
  const { content, setting } = sheet
  const shown = scheme === dark ? [] : shownPages(sheet)
  let end = right
  if (hasMenu(sheet, scheme === dark)) {
    const label = { face: setting.bold, size: 15 }
    const wide = lengthOf(menuLabel, label)
    end -= wide + 56
    icon(sheet, 'menu', end + 12, y + 23, 24, scheme('--ink'))
    write(sheet, menuLabel, {
      ...label,
      role: 'menu',
      x: end + 44,
      y: y + 23,
      width: 200,
      leading: 24,
      ink: scheme('--ink')
    })
    end -= 8
  }
  const action = sheet.form === 'wide' ? content.headerAction : ''
  if (buttonWidth(sheet, action) > 0) {
    end -= buttonWidth(sheet, action)
    button(sheet, action, end, y + 13, { scheme, height: 44 })
    end -= 8
  }
  for (const name of controlsOf(sheet)) {
    end -= 44
    icon(sheet, name, end + 10, y + 23, 24, scheme('--ink'))
    end -= 8
  }
  const start = navigation(sheet, shown, end - 16, y)
  const gap = sheet.form === 'narrow' ? -12 : shown.length > 0 ? 24 : 0
  brand(sheet, x, y + 17, 36, scheme, start - gap)
}

/** On a phone the name comes first: search and account are left to the menu. */
function controlsOf({ form, content }: Sheet): readonly string[] {
  return content.controls.filter((name) => form === 'wide' || name === 'bell' || name === 'moon').toReversed()
}

/** As many pages as the bar shows at that width. */
function shownPages({ form, content }: Sheet): Sheet['content']['navigation'] {
  const slots = content.controls.some((name) => name !== 'moon')
  return form === 'wide' ? content.navigation.slice(0, slots ? 5 : 6) : []
}

function hasMenu({ form, content }: Sheet, always: boolean): boolean {
  if (form === 'narrow' && content.tabs) return false
  return content.navigation.length > (form === 'narrow' || always ? 0 : 5)
}

function navigation(sheet: Sheet, shown: Sheet['content']['navigation'], right: number, y: number): number {
  const type = { face: sheet.setting.text, size: 15 }
  const start = right - shown.reduce((sum, { label }) => sum + lengthOf(label, type) + 24, 0)
  let x = start
  for (const [at, { label }] of shown.entries()) {
    const wide = lengthOf(label, type)
    const ink = light(at === 0 ? '--link' : '--ink')
    write(sheet, label, { ...type, role: 'page', x: x + 12, y: y + 23, width: 300, leading: 24, ink })
    if (at === 0) box(sheet, [x + 12, y + 46, wide, 2], ink)
    x += wide + 24
  }
  return start
}

interface Hero {
  x: number
  y: number
  width: number
  /** Font size of the title. */
  title: number
  /** Width of the title, and of the lines under it. */
  titleWidth?: number
  gap?: number
  scheme?: (token: Ink[0]) => Ink
  /** Bottom edge of a card: lines below it are left out. */
  foot?: number
}

/** Width of the owner's text on a card, where fewer lines fit. */
export const cardMeasure = 760

/** Kicker, title, the owner's description and the actions, from the top down; returns their bottom edge. */
export function copy(sheet: Sheet, hero: Hero): number {
  const { x, width, title, titleWidth = width, gap = 24, scheme = light, foot } = hero
  const { content } = sheet
  let y = kicker(sheet, x, hero.y, width, scheme)
  if (y > hero.y) y += gap
  y = heading(sheet, x, y, titleWidth, title, scheme)
  const { lede } = sizesOf(sheet)
  const read = {
    face: sheet.setting.text,
    size: lede,
    role: 'lede',
    width: Math.min(sheet.form === 'social' ? cardMeasure : 544, width),
    leading: lede * 1.5
  }
  const most = foot === undefined ? Infinity : Math.floor((foot - y - gap) / read.leading)
  const end = write(sheet, content.description, { ...read, x, y: y + gap, ink: scheme('--soft'), most })
  if (end > y + gap) y = end
  const done = actions(sheet, x, y + gap + 8, width, scheme)
  return done > y + gap + 8 ? done : y
}

/** Sets the short line above a title (kicker) and returns its bottom edge. */
export function kicker(sheet: Sheet, x: number, y: number, width: number, scheme = light): number {
  if (sheet.form === 'social') return y
  return write(sheet, sheet.content.kicker, {
    role: 'kicker',
    face: sheet.setting.text,
    size: 15,
    x,
    y,
    width,
    leading: 24,
    ink: scheme('--soft')
  })
}

/** Sets a heading and returns its bottom edge. */
export function heading(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  size: number,
  scheme = light
): number {
  const { setting, content } = sheet
  return write(sheet, content.title, {
    role: 'title',
    face: setting.display,
    size,
    spacing: setting.tracking * size,
    x,
    y,
    width,
    leading: size * setting.leading,
    ink: scheme('--ink'),
    wrap: 'balance'
  })
}

/** A text as large as its column allows, its longest word filling it. */
export function large(
  sheet: Sheet,
  text: string,
  place: { role: string; x: number; y: number; width: number; most: number; scheme?: (token: Ink[0]) => Ink }
): number {
  const { setting } = sheet
  const size = Math.min(place.most, place.width / (longestOf(text) * setting.letter))
  const type = { face: setting.display, size, spacing: setting.tracking * size }
  return write(sheet, text, {
    ...type,
    role: place.role,
    x: place.x + setting.bearing * size,
    y: place.y,
    // These words are never broken: the page would rather let one stand out a little.
    width: Math.max(place.width - setting.bearing * size, widestWord(text, type) + 1),
    leading: size,
    ink: (place.scheme ?? light)('--ink'),
    wrap: 'balance'
  })
}

/** The largest of a few sizes at which everything fits; the last one where none does. */
export function fitting(sizes: readonly number[], fits: (size: number) => boolean): number {
  return sizes.find(fits) ?? sizes.at(-1) ?? 0
}

/** Sizes that a card may give a long name, so that the owner's text fits too. */
export function sizesFrom(most: number, { form }: Sheet): readonly number[] {
  return form === 'social' ? [1, 0.85, 0.72, 0.6, 0.5].map((share) => most * share) : [most]
}

/** Sets the owner's text, whole. */
export function said(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  scheme = light,
  most = Infinity
): number {
  const { said: size } = sizesOf(sheet)
  return write(sheet, sheet.content.description, {
    role: 'said',
    face: sheet.setting.text,
    size,
    spacing: -0.011 * size,
    x,
    y,
    width: Math.min(width, size * 26),
    leading: size * 1.42,
    ink: scheme('--ink'),
    most
  })
}

/** Sets the business facts in rows with a line between them, or side by side without. */
export function fact(
  sheet: Sheet,
  { icon: name, label, text }: Sheet['content']['facts'][number],
  place: { x: number; y: number; width: number; scheme?: (token: Ink[0]) => Ink }
): number {
  const { x, y, width, scheme = light } = place
  // The page sets this a little lighter, so that it is narrower.
  const value = {
    face: sheet.setting.bold,
    size: 17,
    role: 'fact',
    x: x + 36,
    width: width - 28,
    leading: 27.2
  }
  const end = write(sheet, text, { ...value, y: y + 24, ink: scheme('--ink') })
  if (end === y + 24) return y
  icon(sheet, name, x, y + 2, 24, scheme('--link'))
  write(sheet, label, {
    ...value,
    role: 'fact label',
    face: sheet.setting.text,
    size: 15,
    leading: 24,
    y,
    ink: scheme('--soft')
  })
  return end
}

/** Corner radii of a tile. */
export const tile = round(20)
