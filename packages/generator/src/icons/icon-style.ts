import type { Palette } from '@sitewright/site'
import { colorOf } from '../colors.ts'

export interface IconStyle {
  name: string
  ground: string
  ink: string
}

/** The icon style of a site: its name in its own colours. */
export function iconStyle(name: string, palette: Palette): IconStyle {
  return { name, ground: colorOf(palette, '--fill'), ink: colorOf(palette, '--on-fill') }
}
