import type { LayoutId } from '@sitewright/catalog'
import type { Art } from '@sitewright/site'
import { menuLabel } from './first-screen.ts'
import { box, icon, light, type Sheet, write } from './sheet.ts'
import { lengthOf } from './type.ts'
import { standard } from './layouts/standard.ts'
import { sidebar } from './layouts/sidebar.ts'
import { grid } from './layouts/grid.ts'
import { landing } from './layouts/landing.ts'
import { opening } from './layouts/opening.ts'

const layouts: Readonly<Record<LayoutId, (sheet: Sheet) => void>> = { standard, sidebar, grid, landing }

/** Composes the first screen as templates/styles/layouts set it; templates/e2e/pictures.spec.ts measures both. */
export function layOut(layout: LayoutId, sheet: Sheet, art: Art): void {
  const { opening: id, ground } = art
  if (id === 'beside') layouts[layout](sheet)
  else opening(sheet, { id, ground, beside: layout === 'sidebar' })
  if (sheet.form === 'narrow' && sheet.content.tabs) {
    for (const item of sheet.items) item.until = sheet.height - dockHeight
    dock(sheet)
  }
  if (id !== 'beside') liftFromArt(sheet)
}

/** What comes after the drawing of a composition lies on it. */
function liftFromArt({ items }: Sheet): void {
  const drawing = items.findIndex(({ kind }) => kind === 'art')
  if (drawing >= 0) for (const item of items.slice(drawing + 1)) item.over = true
}

const dockHeight = 65

/** The tab bar of a phone. */
function dock(sheet: Sheet): void {
  const { width, height, content, setting } = sheet
  box(sheet, [0, height - dockHeight, width, dockHeight], light('--bg'))
  box(sheet, [0, height - dockHeight, width, 1], light('--line'))
  const tabs = [...content.navigation.slice(0, 4), { label: menuLabel, icon: 'menu' }]
  // The sidebar keeps five places, however many pages there are.
  const places = sheet.radius === 4 ? 5 : tabs.length
  const each = width / places
  for (const [at, { label, icon: name }] of tabs.entries()) {
    const place = at === tabs.length - 1 ? places - 1 : at
    const ink = light(at === 0 ? '--link' : '--ink')
    const type = { face: setting.text, size: 12 }
    if (at === 0) box(sheet, [0, height - 64, each, 3], ink)
    icon(sheet, name, each * (place + 0.5) - 11, height - 52, 22, ink)
    const x = each * (place + 0.5) - lengthOf(label, type) / 2
    write(sheet, label, { ...type, role: 'page', x, y: height - 27, width: 200, leading: 14.4, ink })
  }
}
