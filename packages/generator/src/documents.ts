import type { File } from '@sitewright/project'
import { appIconsOf, faviconsOf } from './icons/icons.ts'
import type { Order } from './order.ts'
import { customCss } from './printers/custom-css.ts'
import { siteJson } from './printers/site-json.ts'
import { themeCss } from './printers/theme-css.ts'

/** Prints some of a project's documents; an empty list where the choices ask for none. */
type Printer = (order: Order) => File | readonly File[]

const printers: readonly Printer[] = [siteJson, themeCss, customCss, faviconsOf, appIconsOf]

/** Every printed document of a project, but for its package.json, which depends on the files that were kept. */
export function documentsOf(order: Order): File[] {
  return printers.flatMap((print) => print(order))
}
