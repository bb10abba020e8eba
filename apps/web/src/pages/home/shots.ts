import builderDark from './shots/builder-dark.webp'
import builderLight from './shots/builder-light.webp'
import handDark from './shots/hand-dark.webp'
import handLight from './shots/hand-light.webp'
import siteDark from './shots/site-dark.webp'
import siteLight from './shots/site-light.webp'

/** Pictures of the product, taken from itself by tools/screens/home-pictures.ts. */
export const shots = {
  builder: { light: builderLight, dark: builderDark },
  hand: { light: handLight, dark: handDark },
  site: { light: siteLight, dark: siteDark }
} as const
