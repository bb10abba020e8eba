import {
  bar,
  barHeight,
  cardMeasure,
  columnOf,
  copy,
  fact,
  fitting,
  heading,
  kicker,
  large,
  said,
  sizesFrom,
  sizesOf
} from '../parts.ts'
import { clamp, round } from '../scene.ts'
import {
  actions,
  art,
  box,
  button,
  buttonWidth,
  dark,
  measureHeight,
  light,
  type Sheet,
  write
} from '../sheet.ts'
import { lengthOf } from '../type.ts'
import { facts } from './shared.ts'

/** Composes the landing layout: a dark hero over a picture. */
export function landing(sheet: Sheet): void {
  const { width, height, content, setting } = sheet
  const column = columnOf(sheet)
  const narrow = sheet.form === 'narrow'
  box(sheet, [0, 0, width, height], dark('--deep'))
  bar(sheet, column.x, column.x + column.width, 0, dark)
  const social = sheet.form === 'social'
  // A card leaves more height to the picture.
  const title = setting.fit * clamp(43.2, 20.8 + width * 0.059, 100) * (social ? 0.8 : 1)
  if (narrow) {
    if (!content.thin) {
      const y = barHeight + clamp(40, 16 + width * 0.06, 104)
      const end = copy(sheet, { ...column, y, title, scheme: dark })
      return facts(sheet, column.x, end + clamp(32, 16 + width * 0.03, 64), column.width, dark)
    }
    const y = large(sheet, content.title, {
      ...column,
      role: 'title',
      y: barHeight + 32,
      most: 132,
      scheme: dark
    })
    const end = said(sheet, column.x, y + 24, column.width, dark)
    const done = actions(sheet, column.x, end + 32, column.width, dark)
    return band(sheet, Math.max(end, done) + 32, 4 / 3)
  }
  let y = barHeight + (social ? 44 : clamp(40, 16 + width * 0.06, 104))
  const gap = content.thin ? clamp(24, width * 0.04, 52) : 24
  if (content.thin) {
    const top = y
    const name = { ...column, role: 'title', y: top, scheme: dark }
    const most = fitting(sizesFrom(132, sheet), (size) => {
      const end = measureHeight(sheet, (probe) => {
        const below = large(probe, content.title, { ...name, most: size })
        return thinRow(probe, below + gap)
      })
      return end <= height - 190
    })
    y = large(sheet, content.title, { ...name, most })
  } else {
    const above = kicker(sheet, column.x, y, column.width, dark)
    const ch = lengthOf('0', { face: setting.display, size: title }) * 15
    y = heading(sheet, column.x, above > y ? above + gap : y, Math.min(ch, column.width), title, dark)
  }
  y += gap
  const bottom = content.thin ? thinRow(sheet, y) : fullRow(sheet, y)
  const end = Math.max(bottom, y) + (social ? 36 : clamp(32, 16 + width * 0.03, 64))
  if (content.thin || social) return band(sheet, end, content.thin ? 3 : 5 / 2)
  let x = column.x
  for (const each of content.facts) {
    fact(sheet, each, { x, y: end, width: 400, scheme: dark })
    x +=
      Math.max(
        lengthOf(each.text, { face: setting.bold, size: 17 }),
        lengthOf(each.label, { face: setting.text, size: 15 })
      ) + 84
  }
}

/** Sets the description beside the actions, both ending on one line, whose position is returned. */
function fullRow(sheet: Sheet, y: number): number {
  const { content, setting } = sheet
  const column = columnOf(sheet)
  const { lede: size } = sizesOf(sheet)
  const width = sheet.form === 'social' ? cardMeasure : Math.min(544, ((column.width - 48) * 7) / 12)
  const read = { role: 'lede', face: setting.text, size, x: column.x, y, width, leading: size * 1.5 }
  const most = sheet.form === 'social' ? 3 : Infinity
  const end = write(sheet, content.description, { ...read, ink: dark('--soft'), most })
  const wide = actionsWidth(sheet)
  actions(sheet, column.x + column.width - wide, Math.max(y, end - 48), wide, dark)
  return Math.max(end, wide > 0 ? y + 48 : y)
}

function actionsWidth(sheet: Sheet): number {
  const widths =
    sheet.form === 'social'
      ? []
      : sheet.content.actions.map((label) => buttonWidth(sheet, label)).filter((wide) => wide > 0)
  return widths.reduce((sum, wide) => sum + wide + 12, -12)
}

/** Sets the owner's text beside the actions, which stand above each other; both end on one line. */
function thinRow(sheet: Sheet, y: number): number {
  const column = columnOf(sheet)
  const labels =
    sheet.form === 'social' ? [] : sheet.content.actions.filter((label) => buttonWidth(sheet, label) > 0)
  const wide = Math.max(0, ...labels.map((label) => buttonWidth(sheet, label)))
  const high = Math.max(0, labels.length * 60 - 12)
  const ownText = (to: Sheet, top: number): number =>
    said(to, column.x, top, column.width - wide - (wide > 0 ? 64 : 0), dark)
  const saidHigh = measureHeight(sheet, (probe) => ownText(probe, 0))
  const bottom = y + Math.max(saidHigh, high)
  ownText(sheet, bottom - saidHigh)
  for (const [at, label] of labels.entries()) {
    const place = [column.x + column.width - wide, bottom - high + at * 60] as const
    button(sheet, label, ...place, { scheme: dark, quiet: at > 0, width: wide })
  }
  return bottom
}

/** Places the picture under the text of a landing page, half of it on the light ground. */
function band(sheet: Sheet, y: number, ratio: number): void {
  const { width, height, content } = sheet
  const column = columnOf(sheet)
  // A card ends with the picture instead of cutting it off.
  const high = sheet.form === 'social' ? Math.max(120, height + 16 - y) : column.width / ratio
  const edge = y + high - clamp(80, width * 0.13, 176)
  if (edge < height && sheet.form !== 'social') box(sheet, [0, edge, width, height - edge], light('--bg'))
  const drawn = content.thin ? ([1500, 500] as const) : ([1500, 640] as const)
  art(sheet, drawn, [column.x, y, column.width, high], round(16), 'dark')
}
