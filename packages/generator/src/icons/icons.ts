import { pages } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import type { GenerationPlan } from '../generation-plan.ts'
import { shortcutPages } from '../shortcuts.ts'
import { canvas, fill } from './canvas.ts'
import { initialsOf, markKey, markShape, roundSquare } from './mark.ts'
import { iconStyle, type IconStyle } from './icon-style.ts'
import { encodeIco, encodePng } from './png.ts'
import { rectangle } from './shapes.ts'
import { logoIcon, logoIco, logoSvg } from '../logo/logo-files.ts'
import { memoize } from './memoize.ts'
import { markSvg } from './svg-mark.ts'

/** The shape of an icon: rounded corners, full bleed, or full bleed with its mark in the safe zone (maskable). */
type Cut = 'round' | 'full' | 'maskable'

/** Share of the side that the height of a capital takes. */
const shares = { round: roundSquare.capital, full: 0.4, maskable: 0.3 } as const satisfies Record<Cut, number>

/** Sizes of the manifest's icons, in pixels (spec 3 §9). */
export const iconSizes = [144, 192, 512] as const

/** Draws the favicons, which every site has. */
export function drawFavicons(plan: GenerationPlan): File[] {
  const { public: folder } = plan.adapter.folders
  const { businessName } = plan.site.businessInfo
  const { logo } = plan
  if (logo)
    return [file(`${folder}/favicon.ico`, logoIco(logo)), file(`${folder}/favicon.svg`, logoSvg(logo))]
  const look = iconStyle(businessName, plan.palette)
  return [
    file(
      `${folder}/favicon.ico`,
      memoize('ico', iconInputs(look), () => encodeIco(draw(look, 32, 'round')))
    ),
    file(`${folder}/favicon.svg`, markSvg(businessName, plan.palette))
  ]
}

/**
 * Draws the app icons of an installable site: any purpose, maskable, for Apple's home screen, and one for each
 * shortcut.
 */
export function drawAppIcons(plan: GenerationPlan): File[] {
  if (!plan.features.includes('pwa')) return []
  const look = iconStyle(plan.site.businessInfo.businessName, plan.palette)
  const { public: folder } = plan.adapter.folders
  const logoCuts = { round: 'any', full: 'full', maskable: 'maskable' } as const
  const icon = (path: string, size: number, cut: Cut, name = look.name): File => {
    if (plan.logo && name === look.name)
      return file(`${folder}/${path}`, logoIcon(plan.logo, size, logoCuts[cut]))
    const named = { ...look, name }
    return file(
      `${folder}/${path}`,
      memoize(`${size}${cut}`, iconInputs(named), () => draw(named, size, cut))
    )
  }
  return [
    ...iconSizes.map((size) => icon(`icons/icon-${size}.png`, size, 'round')),
    icon('icons/maskable-512.png', 512, 'maskable'),
    icon('apple-touch-icon.png', 180, 'full'),
    ...shortcutPages(plan).map((id) =>
      icon(`icons/shortcut-${id}.png`, 96, 'round', initialsOf(pages[id].name).slice(0, 1))
    )
  ]
}

/** The cache key of an icon, so that most changes of a name draw none again. */
function iconInputs({ name, ground, ink }: IconStyle): object {
  return { mark: markKey(name), ground, ink }
}

function draw({ name, ground, ink }: IconStyle, size: number, cut: Cut): Uint8Array {
  const picture = canvas(size, size, cut === 'round' ? 'transparent' : ground)
  if (cut === 'round') fill(picture, rectangle(0, 0, size, size, size * roundSquare.radius), ground)
  fill(picture, markShape(name, size, shares[cut]), ink)
  return encodePng(picture)
}
