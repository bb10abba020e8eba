import { colorOf } from '../colors.ts'
import type { Order } from '../order.ts'

/** What an icon is made from. */
export interface Look {
  name: string
  ground: string
  ink: string
}

/** The look of a site's icons: its name in its own colours. */
export function lookOf({ site, palette }: Order): Look {
  return {
    name: site.businessInfo.businessName,
    ground: colorOf(palette, '--fill'),
    ink: colorOf(palette, '--on-fill')
  }
}
