import { pages, type IndustryId } from '@sitewright/catalog'
import { file, type File } from '@sitewright/project'
import { siteDescription } from '@sitewright/site'
import { oneLine, truncate } from '@sitewright/text'
import { json } from '../formats/json.ts'
import { iconSizes } from '../icons/icons.ts'
import { nameOf, shortNameOf } from '../naming.ts'
import type { GenerationPlan } from '../generation-plan.ts'
import { screenshots } from '../pictures/pictures.ts'
import { shortcutPages } from '../shortcuts.ts'

/** Categories of app stores for each industry (https://www.w3.org/TR/manifest-app-info/). */
const categories: Record<IndustryId, readonly string[]> = {
  ecommerce: ['shopping', 'business'],
  healthcare: ['health', 'medical'],
  education: ['education'],
  entertainment: ['entertainment'],
  photography: ['photo', 'business'],
  realestate: ['business', 'lifestyle'],
  services: ['business'],
  finance: ['finance', 'business'],
  technology: ['business', 'productivity'],
  restaurant: ['food', 'lifestyle'],
  'cyber-security': ['security', 'business'],
  other: ['business']
}

/**
 * Prints the web app manifest, which makes the site installable, with every member that stores and browsers ask for.
 */
export function manifest(plan: GenerationPlan): File[] {
  if (!plan.features.includes('pwa')) return []
  const { adapter, site } = plan
  const { language, direction } = site.content
  return [
    file(
      `${adapter.folders.public}/manifest.webmanifest`,
      json({
        id: '/',
        name: nameOf(site),
        short_name: shortNameOf(site),
        description: truncate(oneLine(siteDescription(site)), 300) || nameOf(site),
        lang: language,
        dir: direction,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        display_override: ['standalone', 'minimal-ui'],
        orientation: 'any',
        theme_color: site.customization.primaryColor,
        background_color: '#ffffff',
        categories: categories[site.businessInfo.industry || 'other'],
        launch_handler: { client_mode: ['navigate-existing', 'auto'] },
        icons: [
          ...iconSizes.map((size) => pngIcon(`/icons/icon-${size}.png`, size, 'any')),
          pngIcon('/icons/maskable-512.png', 512, 'maskable'),
          { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }
        ],
        screenshots: screenshots.map(({ path, width, height, form, label }) => ({
          src: path,
          sizes: `${width}x${height}`,
          type: 'image/png',
          form_factor: form,
          label
        })),
        shortcuts: shortcutPages(plan).map((id) => ({
          name: pages[id].name,
          url: pages[id].path,
          icons: [pngIcon(`/icons/shortcut-${id}.png`, 96, 'any')]
        })),
        prefer_related_applications: false
      })
    )
  ]
}

function pngIcon(src: string, size: number, purpose: 'any' | 'maskable'): object {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
