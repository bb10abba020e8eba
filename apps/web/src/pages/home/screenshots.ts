import builderDark from './screenshots/builder-dark.webp'
import builderLight from './screenshots/builder-light.webp'
import handDark from './screenshots/hand-dark.webp'
import handLight from './screenshots/hand-light.webp'
import siteDark from './screenshots/site-dark.webp'
import siteLight from './screenshots/site-light.webp'

/** Screenshots of the product, taken by tools/screens/home-pictures.ts. */
export const screenshots = {
  builder: { light: builderLight, dark: builderDark },
  hand: { light: handLight, dark: handDark },
  site: { light: siteLight, dark: siteDark }
} as const
