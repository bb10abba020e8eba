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
import type { PreviewSite } from './shared/protocol.ts'

const layouts = [standard, sidebar, grid, landing]
const fonts = [inter, roboto, poppins, playfair, lora, jetbrains]

/** All layouts are in the preview; a project has the one that was chosen. */
export function layoutOf({ customization }: PreviewSite) {
  return layouts.find(({ id }) => id === customization.layout) ?? standard
}

/** A family is written out (Playfair Display); its first word is the id. */
export function fontOf({ customization }: PreviewSite) {
  const [word = ''] = customization.fontFamily.toLowerCase().split(' ')
  return fonts.find(({ id }) => id === word) ?? inter
}
