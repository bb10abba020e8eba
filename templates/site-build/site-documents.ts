import { draftCount } from '#domain/drafts.ts'
import { headOf, originOf } from '#domain/head.ts'
import { pageAddresses } from '#domain/pages.ts'
import type { Policy } from './content-policy.ts'
import { toDocument } from './document.ts'
import { htmlFile } from './files.ts'
import type { PrerenderedPage, Renderer } from './renderer.ts'
import { robots, sitemap } from './search-engines.ts'

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
