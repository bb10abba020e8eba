import './shared/styles/fonts/inter.css'
import './shared/styles/fonts/jetbrains.css'
import './shared/styles/fonts/lora.css'
import './shared/styles/fonts/playfair.css'
import './shared/styles/fonts/poppins.css'
import './shared/styles/fonts/roboto.css'
import './shared/styles/layouts/grid.css'
import './shared/styles/layouts/landing.css'
import './shared/styles/layouts/sidebar.css'
import './shared/styles/layouts/standard.css'
import './shared/styles/openings/casement.css'
import './shared/styles/openings/chalkboard.css'
import './shared/styles/openings/curtain.css'
import './shared/styles/openings/logbook.css'
import './shared/styles/openings/marquee.css'
import './shared/styles/openings/shelf.css'
import './shared/styles/openings/spine.css'
import './shared/styles/openings/spread.css'
import './shared/styles/openings/stairs.css'
import { grid, landing, sidebar, standard, type Layout } from '#domain/looks.ts'

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
