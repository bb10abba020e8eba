// Draws pages of a site without a build, by the renderer of the reference app: for rules that stand there.
import { resolveSite, type Site } from '../../packages/site/src/index.ts'
import { serverAddress } from '../../templates/domain/simulated.ts'
import { loadSiteRenderer, type SiteToRender } from '../template/render-site.ts'

/** The HTML of a page. */
export async function drawPage(site: Site, path: string): Promise<string> {
  const html = (await draw(site)).get(path)
  if (html === undefined) throw new Error(`The site has no page ${path}.`)
  return html
}

/** The HTML of every page of a launch build, by its address, the 404 page among them. */
export function drawLaunch(site: Site): Promise<ReadonlyMap<string, string>> {
  return draw(site, { server: serverAddress(site) })
}

async function draw(site: Site, launch?: SiteToRender['launch']): Promise<ReadonlyMap<string, string>> {
  const { renderSitePages } = await loadSiteRenderer()
  const pages = await renderSitePages({
    json: JSON.stringify(resolveSite(site)),
    features: site.selectedFeatures,
    layout: 'standard',
    ...(launch === undefined ? {} : { launch })
  })
  return new Map(pages.map(({ path, html }) => [path, html]))
}
