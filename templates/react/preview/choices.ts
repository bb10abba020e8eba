import { inter } from '../src/app/fonts/inter.ts'
import { jetbrains } from '../src/app/fonts/jetbrains.ts'
import { lora } from '../src/app/fonts/lora.ts'
import { playfair } from '../src/app/fonts/playfair.ts'
import { poppins } from '../src/app/fonts/poppins.ts'
import { roboto } from '../src/app/fonts/roboto.ts'
import { grid } from '../src/app/layouts/grid.ts'
import { landing } from '../src/app/layouts/landing.ts'
import { sidebar } from '../src/app/layouts/sidebar.ts'
import { standard } from '../src/app/layouts/standard.ts'

const layouts = [standard, sidebar, grid, landing]
const fonts = [inter, roboto, poppins, playfair, lora, jetbrains]

/** The layout of an id: all are here; a project has the one that was chosen. */
export function layoutOf(wanted: string) {
  return layouts.find(({ id }) => id === wanted) ?? standard
}

/** The font of a family (Playfair Display), whose first word is the id. */
export function fontOf(family: string) {
  const [word = ''] = family.toLowerCase().split(' ')
  return fonts.find(({ id }) => id === word) ?? inter
}
