import { closureOf, pages, pagesOf, type FeatureId, type FontId, type PageId } from '@sitewright/catalog'
import {
  findFontId,
  paletteOf,
  parseSite,
  resolveSite,
  type Palette,
  type ResolvedSite,
  type Site
} from '@sitewright/site'
import { getAdapter } from './adapters/index.ts'
import type { Adapter } from './adapters/adapter.ts'
import { inLanguageOf } from './language-variant.ts'
import { projectSlug } from './project-slug.ts'
import type { Template } from './template.ts'

/** The input of every printer, resolved once for each project. */
export interface GenerationPlan {
  site: ResolvedSite
  template: Template
  adapter: Adapter
  features: readonly FeatureId[]
  pages: readonly PageId[]
  /** Name of the folder and of the npm package. */
  name: string
  font: FontId
  palette: Palette
  /** Absolute address of the site, without a slash at its end; empty where none is known. */
  origin: string
}

/** Creates the plan of a site's project. */
export function createPlan(checked: Site, template: Template): GenerationPlan {
  const site = withAllContent(inLanguageOf(template.framework, checked))
  const features = closureOf(site.selectedFeatures)
  return {
    site,
    template,
    adapter: getAdapter(template.framework),
    features,
    pages: pagesOf(features),
    name: projectSlug(site),
    font: findFontId(site.customization.fontFamily) ?? 'inter',
    palette: paletteOf(site.customization),
    origin: siteOrigin(site)
  }
}

/**
 * Resolves the content of the site, with its keys in parsing order: so a project that is generated again from its own
 * site.json has the same bytes.
 */
function withAllContent(site: Site): ResolvedSite {
  const resolved = resolveSite(site)
  const read = parseSite(resolved)
  return read.ok ? resolveSite(read.site) : resolved
}

/** True where a project has a page, by the id that content and links use. */
export function hasPage(plan: GenerationPlan, id: string): id is PageId {
  return Object.hasOwn(pages, id) && (plan.pages as readonly string[]).includes(id)
}

function siteOrigin({ deployment }: Site): string {
  if (deployment.domain === '') return ''
  return `${deployment.ssl ? 'https' : 'http'}://${deployment.domain}`
}
