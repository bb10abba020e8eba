import { barHeight, columnOf, copy, fact, large, said, sizesOf } from '../parts.ts'
import { clamp, type Radii } from '../scene.ts'
import { actions, art, box, light, type Sheet } from '../sheet.ts'

/** The hero: the owner's texts and the calls to action. */
export function drawStack(sheet: Sheet, x: number, y: number, width: number): number {
  const end = said(sheet, x, y, width)
  const done = actions(sheet, x, end + 32, width)
  return done > end + 32 ? done : end
}

/** A phone shows the picture above the text, or below it where there is little else. */
export function phone(
  sheet: Sheet,
  { ratio, radii, drawn }: { ratio: number; radii?: Radii; drawn: readonly [number, number] }
): void {
  const { width, content } = sheet
  const column = columnOf(sheet)
  if (!content.thin) {
    const high = width / ratio
    art(sheet, drawn, [0, barHeight, width, high], radii)
    const y = barHeight + high + clamp(36, 24 + width * 0.03, 72)
    const title = drawn[0] === 900 ? sizesOf(sheet).title : sidebarTitle(sheet)
    const end = copy(sheet, { ...column, y, title })
    facts(sheet, column.x, end + 36, column.width)
    return
  }
  const most = drawn[0] === 900 ? 148 : 112
  let y = large(sheet, content.title, { ...column, role: 'title', y: barHeight + 32, most })
  y = drawStack(sheet, column.x, y + 24, column.width) + 32
  art(sheet, drawn[0] === 900 ? [800, 1000] : [1500, 600], [0, y, width, width * 0.75], radii)
}

/** Composes the business facts as rows under each other. */
export function facts(sheet: Sheet, x: number, y: number, width: number, scheme = light, first = true): void {
  let top = y
  for (const [at, each] of sheet.content.facts.entries()) {
    if (at > 0 || first) box(sheet, [x, top, width, 1], scheme('--line'))
    top = fact(sheet, each, { x, y: top + (at > 0 || first ? 17 : 0), width, scheme }) + 16
  }
}

/** Font size of the title in the sidebar layout. */
export function sidebarTitle({ width, setting }: Sheet): number {
  return setting.fit * clamp(36.8, 27.2 + width * 0.026, 60)
}

/** The lines of the owner's text that fit on a card. */
export function linesUntil(sheet: Sheet, y: number, margin = 28): number {
  return Math.floor((sheet.height - margin - y) / (sizesOf(sheet).said * 1.42) + 0.01)
}

/** The bottom edge of a hero on a social card; none on a page, which scrolls. */
export function footOf({ form, height }: Sheet): { foot?: number } {
  return form === 'social' ? { foot: height - 28 } : {}
}
