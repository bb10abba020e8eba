import { fillHtml, parseSite } from '../site-build/from-site.ts'
import {
  renderPages,
  siteDocuments,
  toPublicSite,
  type Policy,
  type PrerenderedPage
} from '../site-build/documents.ts'
import { isSimulated } from '../site-build/launch.ts'
import { layoutOf } from '../preview/choices.ts'
import { withoutEmptySections } from '../src/domain/drafts.ts'
import type { LaunchBackend } from '../src/domain/simulated.ts'
import type { Site } from '../src/domain/site.ts'
import { features } from '../src/features/index.ts'
import { toBuiltDocument, type BuiltAssets } from './built-document.ts'
import { createPageRenderer } from './page-renderer.ts'

/** A site to draw, as its project has it. */
export interface SiteToRender {
  /** site.json. */
  json: string
  /** Ids of the features that are part of the site. */
  features: readonly string[]
  layout: string
  /** Draws the site as it is published, with what stands behind it. @default with its drafts */
  launch?: LaunchBackend
}

/** What the documents of a site need besides its pages. */
export interface DocumentSources {
  /** index.html of the project. */
  html: string
  policy: Policy
  assets: BuiltAssets
}

/** Draws every page of a site without a build: the HTML of each below its body. */
export async function renderSitePages(wanted: SiteToRender): Promise<readonly PrerenderedPage[]> {
  return renderPages(toRenderer(wanted))
}

/**
 * Renders a site without a build, to the documents that a build of its project writes: each page, sitemap.xml,
 * robots.txt, by the name of their file. Scripts and styles are those of a build that was made before.
 */
export async function renderSite(
  wanted: SiteToRender,
  { html, policy, assets }: DocumentSources
): Promise<Record<string, string>> {
  const renderer = toRenderer(wanted)
  const base = renderer.site.deployment.basePath ?? ''
  const template = toBuiltDocument(fillHtml(html, parseSite(wanted.json)), assets, base)
  const pages = await renderPages(renderer)
  return siteDocuments({ ...renderer, pages, template, policy })
}

/** The pages of a site, and what draws them. */
export function toRenderer({ json, features: ids, layout, launch }: SiteToRender) {
  const written = parseSite(json)
  const read = JSON.parse(toPublicSite(json, launch)) as Site
  const site: Site = { ...read, content: withoutEmptySections(read.content) }
  const chosen = features
    .filter(({ id }) => ids.includes(id))
    .map((feature) =>
      launch !== undefined && isSimulated(feature.id, written, launch) ? { id: feature.id } : feature
    )
  return {
    site,
    features: chosen,
    render: createPageRenderer({ site, features: chosen, layout: layoutOf(layout) })
  }
}
