import { draftCount, withoutDrafts } from '#domain/drafts.ts'
import { headOf, originOf, type Head } from '#domain/head.ts'
import { pageAddresses } from '#domain/pages.ts'
import { realFeatures, type LaunchBackend } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'
import { toDocument, type Policy } from './document.ts'
import { htmlFile } from './files.ts'
import { basePath } from './from-site.ts'
import type { PrerenderedPage, Renderer } from './renderer.ts'

/** The prerendered pages of a site, and what is the same on all of them. */
export interface SitePages extends Omit<Renderer, 'render'> {
  pages: readonly PrerenderedPage[]
  /** index.html with the scripts and the style sheet of the build. */
  template: string
  policy: Policy
}

/** Prerenders every page of a site. */
export function renderPages({ site, features, render }: Renderer): Promise<PrerenderedPage[]> {
  return Promise.all(
    pageAddresses(site, features).map(async ({ path }) => ({ path, html: await render(path) }))
  )
}

/** The documents of a site by the name of their file: each page, sitemap.xml, robots.txt. */
export function siteDocuments(drawn: SitePages): Record<string, string> {
  const { site, features, pages, template, policy } = drawn
  const shared = { template, policy }
  const addresses = new Map(pageAddresses(site, features).map((address) => [address.path, address]))
  const headed = pages.flatMap(({ path, html }) => {
    const address = addresses.get(path)
    return address === undefined ? [] : [{ path, html, head: headOf(site, address.place, path, address.id) }]
  })
  return {
    ...Object.fromEntries(headed.map((page) => [htmlFile(page.path), toDocument(page, shared)])),
    ...sitemap(headed.map(({ head }) => head)),
    'robots.txt': robots(originOf(site), draftCount(site.content))
  }
}

/** Prints sitemap.xml, where the site has a domain: a sitemap holds absolute URLs only. */
export function sitemap(heads: readonly Head[]): Readonly<Record<string, string>> {
  const addresses = heads.flatMap(({ canonical, hidden }) => (hidden || !canonical ? [] : [canonical]))
  if (addresses.length === 0) return {}
  const urls = addresses.map((address) => `  <url><loc>${address.replace(/&/g, '&amp;')}</loc></url>`)
  return {
    'sitemap.xml': [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      ''
    ].join('\n')
  }
}

/** Prints robots.txt: allows crawlers, or disallows them while drafts are left. */
export function robots(origin: string | undefined, drafts: number): string {
  if (drafts > 0) return ['User-agent: *', 'Disallow: /', ''].join('\n')
  const lines = ['User-agent: *', 'Allow: /']
  return [...lines, ...(origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]), ''].join('\n')
}

/** Keys of site.json that visitors may see. The rest, such as the goals of the business, stays out of the bundle. */
const publicKeys: Readonly<Record<string, readonly string[] | 'all'>> = {
  businessInfo: ['businessName', 'industry', 'description', 'location', 'contactEmail', 'contactPhone'],
  selectedFeatures: 'all',
  customization: ['darkMode', 'animations', 'artSeed'],
  deployment: ['domain', 'basePath', 'ssl', 'messages', 'paymentLink', 'analytics', 'monitoring'],
  enterpriseConfig: ['enabled', 'authProviders'],
  content: 'all'
}

/** Filters site.json for the bundle; a launch build leaves out the drafts, and the features that only pretend. */
export function toPublicSite(
  json: string,
  launch?: LaunchBackend,
  ownCalls: readonly string[] = launch?.ownCalls ?? []
): string {
  const site = JSON.parse(json.replace(/^\uFEFF/, '')) as Record<string, Record<string, unknown>>
  const parts = Object.entries(publicKeys).map(([part, names]) => [
    part,
    names === 'all' ? site[part] : pick(site[part], names)
  ])
  const read = Object.fromEntries(parts) as Site
  const own = ownCalls.length === 0 ? {} : { ownBackend: ownCalls }
  const known = { ...read, deployment: { ...read.deployment, basePath: basePath(json), ...own } }
  if (launch === undefined) return JSON.stringify(known)
  const selectedFeatures = realFeatures(known, launch)
  return JSON.stringify({ ...known, selectedFeatures, content: withoutDrafts(known.content) })
}

function pick(part: Record<string, unknown> = {}, names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, part[name]]))
}
