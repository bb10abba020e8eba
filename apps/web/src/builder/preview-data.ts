import { closureOf } from '@sitewright/catalog'
import { markSvg } from '@sitewright/generator/mark'
import { themeText } from '@sitewright/generator/theme'
import { checkCustomCss, paletteOf, resolveSite, type Site } from '@sitewright/site'

/** The theme of the site as text: its colours, and the owner's own rules where they may stand in a page. */
export function themeCssOf(customization: Site['customization']): string {
  const own = checkCustomCss(customization.customCSS)
  return `${themeText(paletteOf(customization))}\n@layer custom {\n${own.ok ? own.css : ''}\n}\n`
}

/** The mark of the business, as its favicon has it. */
export function markOf(name: string, customization: Site['customization']): string {
  return markSvg(name, paletteOf(customization))
}

/** The site with all its words, and the features that come along with the chosen ones. */
export function resolvePreviewSite(site: Site): { site: unknown; features: readonly string[] } {
  return { site: resolveSite(site), features: closureOf(site.selectedFeatures) }
}

/** Deciding about drafts needs all built-in words, so it comes along with them. */
export {
  decideDraft,
  decidedDraftsOf,
  draftsOf,
  parseHours,
  formatHours,
  undecideDraft
} from '@sitewright/site'
