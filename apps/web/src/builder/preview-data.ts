import { closureOf } from '@sitewright/catalog'
import { markSvg } from '@sitewright/generator/mark'
import { themeText } from '@sitewright/generator/theme'
import { checkCustomCss, paletteOf, resolveSite, type Site } from '@sitewright/site'

/** The theme of the site as CSS text: its colours, and custom CSS where it is safe. */
export function themeCssOf(customization: Site['customization']): string {
  const own = checkCustomCss(customization.customCSS)
  return `${themeText(paletteOf(customization))}\n@layer custom {\n${own.ok ? own.css : ''}\n}\n`
}

/** The logo mark as SVG, as in the favicon. */
export function markOf(name: string, customization: Site['customization']): string {
  return markSvg(name, paletteOf(customization))
}

/** Resolves the site for the preview: its content, and its features with their dependencies. */
export function resolvePreviewSite(site: Site): { site: unknown; features: readonly string[] } {
  return { site: resolveSite(site), features: closureOf(site.selectedFeatures) }
}

/** Re-exported, since deciding about drafts needs the built-in content that this chunk loads. */
export {
  decideDraft,
  decidedDraftsOf,
  draftsOf,
  formatHours,
  formatLengthField,
  formatPriceField,
  parseHours,
  parseLengthField,
  parsePriceField,
  undecideDraft
} from '@sitewright/site'
