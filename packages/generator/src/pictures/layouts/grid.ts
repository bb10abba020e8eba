import { basedIn } from '../first-screen.ts'
import {
  bar,
  barHeight,
  columnOf,
  copy,
  fact,
  fitting,
  large,
  said,
  sizesFrom,
  sizesOf,
  tile
} from '../parts.ts'
import { clamp } from '../scene.ts'
import { actions, art, box, dark, measureHeight, light, type Sheet, write } from '../sheet.ts'
import { footOf, linesUntil } from './shared.ts'

/** Composes the grid layout: a bento of tiles. */
export function grid(sheet: Sheet): void {
  const { width, height, content } = sheet
  const column = columnOf(sheet)
  const gap = clamp(12, 8 + width * 0.008, 18)
  box(sheet, [0, 0, width, height], light('--tint'))
  box(sheet, [column.x, gap, column.width, barHeight], light('--bg'), tile)
  bar(sheet, column.x + 24, column.x + column.width - 12, gap)
  const y = gap * 2 + barHeight
  const padding = clamp(24, 16 + width * 0.03, 56)
  if (content.thin) return gridThin(sheet, y, gap, padding)
  const title = sizesOf(sheet).title
  if (sheet.form === 'narrow') {
    const hero = { x: column.x + padding, width: column.width - padding * 2, title }
    const high = measureHeight(sheet, (probe) => copy(probe, { ...hero, y: 0 })) + padding * 2
    box(sheet, [column.x, y, column.width, high], light('--wash'), tile)
    copy(sheet, { ...hero, y: y + padding })
    art(sheet, [800, 1000], [column.x, y + high + gap, column.width, column.width * 0.75], tile)
    return
  }
  const left = ((column.width - gap) * 7) / 12
  const hero = { x: column.x + padding, width: left - padding * 2, title }
  const inner = measureHeight(sheet, (probe) => copy(probe, { ...hero, y: 0 }))
  const high = sheet.form === 'social' ? height - y - gap : Math.max(544, inner + padding * 2)
  box(sheet, [column.x, y, left, high], light('--wash'), tile)
  copy(sheet, { ...hero, y: Math.max(y + padding, y + high - padding - inner), ...footOf(sheet) })
  art(sheet, [800, 1000], [column.x + left + gap, y, column.width - left - gap, high], tile)
  if (sheet.form === 'wide') factTiles(sheet, column, y + high + gap, gap)
}

function factTiles(sheet: Sheet, column: { x: number; width: number }, y: number, gap: number): void {
  const wide = (column.width - gap * 2) / 3
  for (const [at, each] of sheet.content.facts.entries()) {
    const x = column.x + at * (wide + gap)
    box(sheet, [x, y, wide, 126], light('--bg'), tile)
    fact(sheet, each, { x: x + 24, y: y + 24, width: wide - 48 })
  }
}

function gridThin(sheet: Sheet, y: number, gap: number, padding: number): void {
  const { height, content } = sheet
  const column = columnOf(sheet)
  const narrow = sheet.form === 'narrow'
  const twelfth = (column.width - gap * 2) / 12
  const left = narrow ? column.width : twelfth * 8 + gap
  const inner = left - padding * 2
  const x = column.x + padding
  const saidHigh = measureHeight(sheet, (probe) => said(probe, x, 0, inner))
  const highOf = (most: number): number =>
    measureHeight(sheet, (probe) =>
      large(probe, content.title, { role: 'title', x, width: inner, most, y: 0 })
    )
  const most = fitting(
    sizesFrom(136, sheet),
    (size) => highOf(size) + 32 + saidHigh + padding * 2 <= height - y - gap
  )
  const name = { role: 'title', x, width: inner, most }
  const nameHigh = highOf(most)
  const needed = nameHigh + 32 + saidHigh + padding * 2
  const social = height - y - gap
  const high = narrow ? needed : sheet.form === 'social' ? social : Math.max(432, needed)
  box(sheet, [column.x, y, left, high], light('--wash'), tile)
  large(sheet, content.title, { ...name, y: y + padding })
  const top = Math.max(y + padding + nameHigh + 32, y + high - padding - saidHigh)
  said(
    sheet,
    x,
    top,
    inner,
    light,
    sheet.form === 'social' ? linesUntil(sheet, top, gap + padding) : Infinity
  )
  const below = y + high + gap
  if (narrow) {
    art(sheet, [560, 800], [column.x, below, column.width, 288], tile)
    return contactTile(sheet, column.x, below + 288 + gap, column.width, 220)
  }
  art(sheet, [560, 800], [column.x + left + gap, y, column.width - left - gap, high], tile)
  if (sheet.form === 'social') return
  const mail = twelfth * 5
  contactTile(sheet, column.x, below, mail, 294)
  townTile(sheet, column.x + mail + gap, below, column.width - mail - gap, 294)
}

const thinLabel = { role: 'label', size: 17, leading: 23.8 } as const

function contactTile(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { content, setting } = sheet
  if (content.contact === undefined) return
  const padding = clamp(20, 14.4 + sheet.width * 0.013, 32)
  box(sheet, [x, y, width, height], light('--bg'), tile)
  const inner = { x: x + padding, width: width - padding * 2 }
  const copyOf = { ...thinLabel, ...inner, face: setting.text, ink: light('--soft') }
  write(sheet, content.contact.label, { ...copyOf, y: y + padding })
  const size = setting.fit * clamp(20.8, 18.88 + sheet.width * 0.005, 25.6)
  const bottom = y + height - padding - 48 - 32 - 44
  const type = { face: setting.display, size, spacing: setting.tracking * 0.6 * size }
  write(sheet, content.contact.text, {
    ...inner,
    ...type,
    role: 'contact',
    y: bottom,
    leading: 44,
    ink: light('--ink')
  })
  actions(sheet, inner.x, y + height - padding - 48, inner.width)
}

function townTile(sheet: Sheet, x: number, y: number, width: number, height: number): void {
  const { content, setting } = sheet
  if (content.towns.length === 0) return
  const padding = clamp(20, 14.4 + sheet.width * 0.013, 32)
  box(sheet, [x, y, width, height], dark('--deep'), tile)
  const inner = { x: x + padding, width: width - padding * 2 }
  write(sheet, basedIn, { ...thinLabel, ...inner, face: setting.text, y: y + padding, ink: dark('--soft') })
  let top = y + padding + 56
  for (const town of content.towns) {
    const most = content.towns.length > 1 ? 72 : 176
    top = large(sheet, town, { ...inner, role: 'town', y: top, most, scheme: dark })
  }
}
