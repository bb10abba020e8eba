import type { Art } from '@sitewright/site'
import { bar, barHeight, columnOf, fact, large, sizesOf } from '../parts.ts'
import { clamp, round, square, type Ink } from '../scene.ts'
import { actions, art, box, dark, light, measureHeight, type Sheet, write } from '../sheet.ts'
import { lengthOf } from '../type.ts'
import { panel } from './sidebar.ts'

type Scheme = (token: Ink[0]) => Ink

/** The colour of the ground, and the scheme of what stands on it, see templates/styles/pages/opening.css. */
const grounds: Readonly<Record<Art['ground'], { ground: Ink; scheme: Scheme }>> = {
  paper: { ground: light('--bg'), scheme: light },
  tint: { ground: light('--wash'), scheme: light },
  deep: { ground: dark('--deep'), scheme: dark },
  fill: {
    ground: light('--fill'),
    scheme: (token) => light(token === '--on-fill' ? '--fill' : '--on-fill')
  }
}

/** Where parts of the first screen stand: the whole below the bar, and the column of the words. */
interface Stage {
  left: number
  top: number
  width: number
  height: number
  column: { x: number; width: number }
  scheme: Scheme
  ground: Ink
  /** The scheme of the drawing. */
  art: 'light' | 'dark'
}

/**
 * Composes a first screen that is one composition, as templates/styles/openings set it.
 *
 * @param beside - the navigation stands beside the page
 */
export function opening(
  sheet: Sheet,
  { id, ground: name, beside }: { id: keyof typeof compositions; ground: Art['ground']; beside: boolean }
): void {
  const { width, height } = sheet
  const hasPanel = beside && sheet.form !== 'narrow'
  const whole = columnOf(sheet)
  box(sheet, [0, 0, width, height], light('--bg'))
  if (hasPanel) panel(sheet)
  else bar(sheet, whole.x, whole.x + whole.width, 0)
  const [left, top] = hasPanel ? [272, 0] : [0, barHeight]
  const gutter = clamp(20, 9.6 + width * 0.028, 40)
  const column = hasPanel ? { x: left + gutter, width: width - left - gutter * 2 } : whole
  const { ground, scheme } = grounds[name]
  const art = name === 'deep' ? ('dark' as const) : ('light' as const)
  const stage = { left, top, width: width - left, height: height - top, column, ground, scheme, art }
  box(sheet, [left, top, stage.width, stage.height], ground)
  compositions[id](sheet, stage)
}

const pad = ({ form, width }: Sheet): number => (form === 'narrow' ? 32 : clamp(32, width * 0.05, 72))

/** Name, description and actions; returns their bottom edge. */
function words(
  sheet: Sheet,
  { scheme }: Stage,
  place: { x: number; y: number; width: number; most?: number }
): number {
  const { x, y, width, most = 92 } = place
  let end = large(sheet, sheet.content.title, { role: 'title', x, y, width, most, scheme })
  const { lede: size } = sizesOf(sheet)
  end = write(sheet, sheet.content.description, {
    role: 'lede',
    face: sheet.setting.text,
    size,
    x,
    y: end + 24,
    width: Math.min(544, width),
    leading: size * 1.5,
    ink: scheme('--soft'),
    most: sheet.form === 'social' ? 3 : 6
  })
  const done = actions(sheet, x, end + 24, width, scheme)
  return done > end + 24 ? done : end
}

/** Offers in lines, a price at the end of each. */
function lines(sheet: Sheet, { scheme }: Stage, place: { x: number; y: number; width: number }): number {
  const { x, width } = place
  let { y } = place
  for (const { title, price } of sheet.content.offers) {
    box(sheet, [x, y, width, 1], scheme('--line'))
    y = offer(sheet, { title, price, x, y: y + 11, width, scheme }) + 12
  }
  return y
}

function offer(
  sheet: Sheet,
  {
    title,
    price,
    x,
    y,
    width,
    scheme
  }: { title: string; price: string; x: number; y: number; width: number; scheme: Scheme }
): number {
  const type = { face: sheet.setting.bold, size: 19 }
  const wide = price === '' ? 0 : lengthOf(price, type)
  const shared = { ...type, role: 'offer', y, leading: 26, ink: scheme('--ink') }
  write(sheet, price, { ...shared, x: x + width - wide, width: wide + 1, most: 1 })
  return Math.max(y + 26, write(sheet, title, { ...shared, x, width: width - wide - 24, most: 1 }))
}

/** Hours, place and telephone side by side at the foot, where the words leave room for them. */
function factRow(sheet: Sheet, { column, scheme, top, height }: Stage, end: number): void {
  const y = top + height - footOf(sheet)
  if (sheet.form !== 'wide' || end > y - 12) return
  const each = column.width / Math.max(1, sheet.content.facts.length)
  for (const [at, one] of sheet.content.facts.entries())
    fact(sheet, one, { x: column.x + at * each, y, width: each - 24, scheme })
}

function fill(sheet: Sheet, stage: Stage, from = 0, to = 1): void {
  const { left, top, width, height, art: scheme } = stage
  art(sheet, [1500, 700], [left, top + height * from, width, height * (to - from)], square, scheme)
}

/** What a composition needs below its words. */
const footOf = (sheet: Sheet): number => (sheet.form === 'wide' ? 84 : 20)

const compositions: Readonly<
  Record<Exclude<Art['opening'], 'beside'>, (sheet: Sheet, stage: Stage) => void>
> = {
  casement(sheet, stage) {
    const narrow = sheet.form === 'narrow'
    fill(sheet, stage, 0, narrow ? 0.55 : 1)
    const { x } = stage.column
    const wide = narrow ? stage.column.width : Math.min(560, stage.column.width)
    const probe = (to: Sheet): number =>
      words(to, stage, { x: x + (narrow ? 0 : 40), y: 0, width: wide - (narrow ? 0 : 80), most: 72 })
    const high = measureHeight(sheet, probe) + 80
    const y = narrow ? stage.top + stage.height * 0.55 : stage.top + stage.height - high
    if (!narrow) box(sheet, [stage.left, y, x - stage.left + wide, high], stage.ground)
    words(sheet, stage, { x, y: y + 40, width: wide - (narrow ? 0 : 40), most: 72 })
  },
  chalkboard(sheet, stage) {
    const { column, top, height } = stage
    const half = sheet.form === 'narrow' ? column.width : column.width * 0.52
    const end = words(sheet, stage, { x: column.x, y: top + pad(sheet), width: half, most: 110 })
    const x = sheet.form === 'narrow' ? column.x : column.x + half + 48
    const wide = column.x + column.width - x
    const high = sheet.content.offers.length * 50
    lines(sheet, stage, {
      x,
      y: sheet.form === 'narrow' ? end + 32 : top + height - footOf(sheet) - high - 16,
      width: wide
    })
    factRow(sheet, stage, end)
  },
  curtain(sheet, stage) {
    fill(sheet, stage, 0, 0.42)
    const place = {
      x: stage.column.x,
      y: stage.top + stage.height * 0.42 + 40,
      width: stage.column.width * 0.8
    }
    factRow(sheet, stage, words(sheet, stage, place))
  },
  logbook(sheet, stage) {
    const { column, left, top, width, height, scheme } = stage
    for (let y = top + 39; y < top + height; y += 40) box(sheet, [left, y, width, 1], scheme('--line'))
    const margin = clamp(20, width * 0.14, 190)
    box(sheet, [column.x + margin - 20, top, 3, height], light('--a5'))
    const inner = { x: column.x + margin, width: column.width - margin }
    const end = words(sheet, stage, { ...inner, y: top + pad(sheet) })
    lines(sheet, stage, { ...inner, y: end + 40 })
  },
  marquee(sheet, stage) {
    const most = sheet.form === 'social' ? 150 : 170
    factRow(sheet, stage, words(sheet, stage, { ...stage.column, y: stage.top + pad(sheet), most }))
  },
  shelf(sheet, stage) {
    const { column, top } = stage
    const end =
      words(sheet, stage, { x: column.x, y: top + pad(sheet), width: column.width * 0.8 }) - top + 36
    const from = Math.min(0.7, end / stage.height)
    fill(sheet, stage, from, sheet.content.offers.length > 0 && sheet.form === 'wide' ? 0.84 : 1)
    if (sheet.form === 'wide') columns(sheet, stage, top + stage.height * 0.87)
  },
  spine(sheet, stage) {
    const { column, left, top, width, height } = stage
    const narrow = sheet.form === 'narrow'
    const side = narrow ? width : clamp(176, width * 0.26, 336)
    const name = {
      role: 'title',
      x: left + (narrow ? column.x : 24),
      width: side - (narrow ? column.x * 2 : 48),
      most: 72
    }
    const paint = grounds.fill
    const high = measureHeight(sheet, (probe) => large(probe, sheet.content.title, { ...name, y: 0 }))
    box(sheet, [left, top, side, narrow ? high + 64 : height], paint.ground)
    large(sheet, sheet.content.title, {
      ...name,
      y: narrow ? top + 32 : top + height - high - 32,
      scheme: paint.scheme
    })
    const x = narrow ? column.x : left + side + 56
    const wide = left + width - x - 40
    const y = narrow ? top + high + 96 : top + height * 0.34
    if (!narrow) art(sheet, [1500, 700], [left + side, top, width - side, height * 0.26])
    const { lede: size } = sizesOf(sheet)
    const read = {
      role: 'lede',
      face: sheet.setting.text,
      size,
      x,
      width: Math.min(544, wide),
      leading: size * 1.5
    }
    const end = write(sheet, sheet.content.description, { ...read, y, ink: stage.scheme('--soft'), most: 5 })
    const done = actions(sheet, x, end + 24, wide, stage.scheme)
    lines(sheet, stage, { x, y: done + 28, width: wide })
  },
  spread(sheet, stage) {
    fill(sheet, stage)
    const { column, top } = stage
    const inner = { x: column.x + 36, width: Math.min(620, column.width - 72), most: 72 }
    const high = measureHeight(sheet, (probe) => words(probe, stage, { ...inner, y: 0 }))
    const y = top + pad(sheet)
    box(sheet, [column.x, y, inner.width + 72, high + 72], stage.ground, round(10))
    words(sheet, stage, { ...inner, y: y + 36 })
  },
  stairs(sheet, stage) {
    const { column, top, height } = stage
    words(sheet, stage, { x: column.x, y: top + pad(sheet), width: Math.min(740, column.width) })
    if (sheet.form === 'social') return
    const { offers } = sheet.content
    const each = (column.width - 24 * (offers.length - 1)) / Math.max(1, offers.length)
    const foot = top + height - 96
    for (const [at, { share }] of offers.entries()) {
      const high = clamp(96, column.width * 0.24, 220) * share
      const tone = (['--a2', '--a5', '--a3', '--a1'] as const)[at % 4] ?? '--a2'
      box(sheet, [column.x + at * (each + 24), foot - high, each, high], light(tone), [10, 10, 0, 0])
    }
    columns(sheet, stage, foot + 12)
  }
}

/** Offers side by side: the name, and the price under it. */
function columns(sheet: Sheet, { column, scheme }: Stage, y: number): void {
  const { offers } = sheet.content
  const each = (column.width - 24 * (offers.length - 1)) / Math.max(1, offers.length)
  for (const [at, { title, price }] of offers.entries()) {
    const place = {
      role: 'offer',
      face: sheet.setting.bold,
      x: column.x + at * (each + 24),
      width: each,
      most: 1
    }
    write(sheet, title, { ...place, size: 17, y, leading: 24, ink: scheme('--ink') })
    write(sheet, price, { ...place, size: 24, y: y + 26, leading: 30, ink: scheme('--ink') })
  }
}
