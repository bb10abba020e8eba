import { withoutEmptySections } from '#domain/drafts.ts'
import { pageAddresses } from '#domain/pages.ts'
import type { LaunchBackend } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'
import { siteDocuments, toPublicSite, type Policy, type PrerenderedPage } from '../site-build/documents.ts'
import { parseSite } from '../site-build/from-site.ts'
import { isSimulated } from '../site-build/launch.ts'
import { features, layoutOf } from './app.ts'
import { toBuiltPages } from './built-document.ts'
import type { DocumentFrame, DrawnPage } from './document-parts.ts'
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
export interface DocumentSources extends Pick<DocumentFrame, 'html' | 'manifest' | 'assets'> {
  policy: Policy
}

/** Draws every page of a site without a build: the HTML of each below its body. */
export async function renderSitePages(wanted: SiteToRender): Promise<readonly PrerenderedPage[]> {
  return drawPages(toRenderer(wanted))
}

/**
 * Renders a site without a build, to the documents that a build of its project writes: each page, sitemap.xml,
 * robots.txt, by the name of their file. Scripts and styles are those of a build that was made before.
 */
export async function renderSite(
  wanted: SiteToRender,
  { policy, ...frame }: DocumentSources
): Promise<Record<string, string>> {
  const renderer = toRenderer(wanted)
  const base = renderer.site.deployment.basePath ?? ''
  const site = parseSite(wanted.json)
  const drawn = toBuiltPages(await drawPages(renderer), { ...frame, site, base })
  return siteDocuments({ ...renderer, ...drawn, policy })
}

/** Draws every page of a site. */
export function drawPages({
  site,
  features,
  render
}: ReturnType<typeof toRenderer>): Promise<(DrawnPage & { path: string })[]> {
  return Promise.all(
    pageAddresses(site, features).map(async ({ path }) => ({ path, ...(await render(path)) }))
  )
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
