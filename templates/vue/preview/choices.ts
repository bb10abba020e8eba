import '../src/styles/fonts/inter.css'
import '../src/styles/fonts/jetbrains.css'
import '../src/styles/fonts/lora.css'
import '../src/styles/fonts/playfair.css'
import '../src/styles/fonts/poppins.css'
import '../src/styles/fonts/roboto.css'
import '../src/styles/layouts/grid.css'
import '../src/styles/layouts/landing.css'
import '../src/styles/layouts/sidebar.css'
import '../src/styles/layouts/standard.css'
import '../src/styles/openings/casement.css'
import '../src/styles/openings/chalkboard.css'
import '../src/styles/openings/curtain.css'
import '../src/styles/openings/logbook.css'
import '../src/styles/openings/marquee.css'
import '../src/styles/openings/shelf.css'
import '../src/styles/openings/spine.css'
import '../src/styles/openings/spread.css'
import '../src/styles/openings/stairs.css'
import { grid, landing, sidebar, standard, type Layout } from '../src/domain/looks.ts'

const layouts: Readonly<Record<string, Layout>> = { standard, sidebar, grid, landing }
const fonts = ['inter', 'roboto', 'poppins', 'playfair', 'lora', 'jetbrains']

/** The layout of an id: all are here; a project has the one that was chosen. */
export function layoutOf(id: string): Layout {
  return layouts[id] ?? standard
}

/** The id of a font, which is the first word of its family (Playfair Display). */
export function fontOf(family: string): string {
  const [word = ''] = family.toLowerCase().split(' ')
  return fonts.includes(word) ? word : 'inter'
}
