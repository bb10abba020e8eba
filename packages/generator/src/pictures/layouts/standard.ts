import { bar, barHeight, columnOf, copy, fact, fitting, large, sizesFrom, sizesOf } from '../parts.ts'
import { clamp, type Radii } from '../scene.ts'
import { art, measureHeight, type Sheet } from '../sheet.ts'
import { footOf, phone, drawStack } from './shared.ts'

const phoneRadii: Radii = [0, 0, 0, 72]

const pageRadii: Radii = [0, 0, 0, 144]

/** Composes the standard layout: text beside a picture. */
export function standard(sheet: Sheet): void {
  const { width, height, content } = sheet
  const column = columnOf(sheet)
  bar(sheet, column.x, column.x + column.width, 0)
  if (sheet.form === 'narrow') return phone(sheet, { ratio: 16 / 10, radii: phoneRadii, drawn: [900, 900] })
  if (content.thin) return standardThin(sheet)
  const padding = clamp(36, 24 + width * 0.03, 72)
  const hero = { x: column.x, width: 520, title: sizesOf(sheet).title }
  const inner = measureHeight(sheet, (probe) => copy(probe, { ...hero, y: 0 }))
  const high = sheet.form === 'social' ? height - barHeight : Math.max(544, inner + padding * 2)
  copy(sheet, { ...hero, y: Math.max(barHeight + 24, barHeight + (high - inner) / 2), ...footOf(sheet) })
  art(sheet, [900, 900], [column.x + 584, barHeight, width - column.x - 584, high], pageRadii)
  let x = column.x
  for (const each of content.facts) {
    if (sheet.form === 'wide') fact(sheet, each, { x, y: barHeight + high + 24, width: 340 })
    x += 400
  }
}

function standardThin(sheet: Sheet): void {
  const { width, height, content } = sheet
  const { x } = columnOf(sheet)
  const [above, below] = [clamp(48, height * 0.07, 80), clamp(40, height * 0.06, 72)]
  const stack = (to: Sheet, y: number): number => drawStack(to, x, y, 592)
  const stackHigh = measureHeight(sheet, (probe) => stack(probe, 0))
  const highOf = (most: number): number =>
    measureHeight(sheet, (probe) => large(probe, content.title, { role: 'title', x, width: 592, most, y: 0 }))
  const most = fitting(
    sizesFrom(148, sheet),
    (size) => above + highOf(size) + 24 + stackHigh + below <= height - barHeight
  )
  const nameHigh = highOf(most)
  const available = sheet.form === 'social' ? height - barHeight : Math.min(736, height - barHeight - 8)
  const high =
    sheet.form === 'social' ? available : Math.max(available, above + nameHigh + 32 + stackHigh + below)
  large(sheet, content.title, { role: 'title', x, width: 592, most, y: barHeight + above })
  const top = barHeight + high - below - stackHigh
  if (top > barHeight + above + nameHigh) stack(sheet, top)
  art(sheet, [800, 1000], [x + 640, barHeight, width - x - 640, high], pageRadii)
}
