import type { Palette } from '@sitewright/site'
import { colorOf } from '../colors.ts'

/** What an icon is made from. */
export interface Look {
  name: string
  ground: string
  ink: string
}

/** The look of a site's icons: its name in its own colours. */
export function lookOf(name: string, palette: Palette): Look {
  return { name, ground: colorOf(palette, '--fill'), ink: colorOf(palette, '--on-fill') }
}
