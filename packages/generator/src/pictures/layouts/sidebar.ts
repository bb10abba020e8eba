import { bar, brand, columnOf, copy, fitting, large, said, sizesFrom } from '../parts.ts'
import { clamp, round } from '../scene.ts'
import { art, box, button, buttonWidth, measureHeight, icon, light, type Sheet, write } from '../sheet.ts'
import { facts, footOf, linesUntil, phone, sidebarTitle, drawStack } from './shared.ts'

/** Composes the sidebar layout: navigation beside one column. */
export function sidebar(sheet: Sheet): void {
  const { width, content } = sheet
  const column = columnOf(sheet)
  if (sheet.form === 'narrow') {
    bar(sheet, column.x, column.x + column.width, 0)
    return phone(sheet, { ratio: 4 / 3, drawn: [1500, 500] })
  }
  panel(sheet)
  const gutter = clamp(20, 9.6 + width * 0.028, 40)
  const x = 272 + gutter
  const available = Math.min(1152, width - 272) - gutter * 2
  const foot = gutter + available / 3
  art(sheet, content.thin ? [1500, 600] : [1500, 500], [x, gutter, available, available / 3], round(4))
  if (content.thin) {
    const name = { role: 'title', x, y: foot + 48, width: available }
    const most = fitting(sizesFrom(112, sheet), (size) => {
      const end = measureHeight(sheet, (probe) => large(probe, content.title, { ...name, most: size }))
      return linesUntil(sheet, end + 32) > 1
    })
    const end = large(sheet, content.title, { ...name, most })
    if (sheet.form === 'wide') drawStack(sheet, x, end + 32, available)
    else said(sheet, x, end + 32, available, light, linesUntil(sheet, end + 32))
    return
  }
  const left = sheet.form === 'social' ? available : ((available - 48) * 7) / 11
  copy(sheet, { x, y: foot + 48, width: left, title: sidebarTitle(sheet), ...footOf(sheet) })
  if (sheet.form === 'wide') facts(sheet, x + left + 48, foot + 48, ((available - 48) * 4) / 11, light, false)
}

/** The navigation beside the page. */
export function panel(sheet: Sheet): void {
  const { height, content, setting } = sheet
  box(sheet, [0, 0, 271, height], light('--tint'))
  box(sheet, [271, 0, 1, height], light('--line'))
  const top = brand(sheet, 28, 32, 44) + 24
  if (sheet.form === 'social') return
  let end = height - 24
  if (buttonWidth(sheet, content.headerAction) > 0) {
    end -= 44
    button(sheet, content.headerAction, 16, end, { height: 44, width: 239 })
    end -= 8
  }
  if (content.controls.length > 0) end -= 44
  for (const [at, name] of content.controls.entries())
    icon(sheet, name, 26 + at * 52, end + 10, 24, light('--ink'))
  for (const [at, { label, icon: name }] of content.navigation.entries()) {
    const y = top + at * 46
    if (y + 44 > end - 24) break
    if (at === 0) {
      box(sheet, [16, y, 239, 44], light('--bg'), round(4))
      box(sheet, [16, y, 3, 44], light('--link'))
    }
    const ink = light(at === 0 ? '--link' : '--ink')
    icon(sheet, name, 28, y + 12, 20, at === 0 ? ink : light('--soft'))
    write(sheet, label, {
      role: 'page',
      face: setting.text,
      size: 15,
      x: 60,
      y: y + 10,
      width: 190,
      leading: 24,
      ink
    })
  }
}
