// Draws one page of a site outside of a browser, from the components of the reference app: for rules that stand there.
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router'
import { resolveSite, type Site } from '../../packages/site/src/index.ts'
import { withoutEmptySections } from '../../templates/domain/drafts.ts'
import { notFoundPlace, fillPath, presentPages, type PagePlace } from '../../templates/domain/pages.ts'
import { serverAddress } from '../../templates/domain/simulated.ts'
import type { Site as BuiltSite } from '../../templates/domain/site.ts'

const reference = '../../templates/react/src/'

interface Feature {
  id: string
  routes?: readonly PagePlace[]
}

interface Parts {
  Application: ComponentType<Record<string, unknown>>
  routesOf: (features: readonly unknown[]) => RouteObject[]
  features: readonly Feature[]
  standard: unknown
}

/** The reference app is compiled by settings of its own; here it is only run. */
async function parts(): Promise<Parts> {
  const files = ['app/application.tsx', 'app/routes.tsx', 'features/index.ts', 'app/layouts/standard.ts']
  const modules = await Promise.all(files.map((path) => import(reference + path) as Promise<object>))
  return Object.assign({}, ...modules) as Parts
}

/** What the build of a site does to its documents. */
interface SiteBuild {
  toPublicSite: (json: string, launch?: { server: string }) => string
  simulatedFeature: (path: string, site: BuiltSite, launch: { server: string }) => string | undefined
  fillManifest: (
    json: string,
    site: BuiltSite,
    paths: ReadonlySet<string>
  ) => { manifest: string; unusedIcons: readonly string[] }
  findBrokenPages: (pages: readonly { path: string; html: string }[], folder: string) => string[]
}

const buildFiles = ['public-site', 'simulated-features', 'from-site', 'find-broken-pages']

export async function siteBuild(): Promise<SiteBuild> {
  const modules = await Promise.all(
    buildFiles.map((name) => import(`../../templates/site-build/${name}.ts`) as Promise<object>)
  )
  return Object.assign({}, ...modules) as SiteBuild
}

/** The HTML of a page. */
export async function drawPage(site: Site, path: string): Promise<string> {
  const resolved = resolveSite(site)
  const { features } = await parts()
  const chosen = features.filter(({ id }) => (site.selectedFeatures as readonly string[]).includes(id))
  return draw({ ...resolved, content: withoutEmptySections(resolved.content) }, chosen, path)
}

/** The HTML of every page of a launch build, by its address, the 404 page among them. */
export async function drawLaunch(site: Site): Promise<ReadonlyMap<string, string>> {
  const { simulatedFeature, toPublicSite } = await siteBuild()
  const written = JSON.stringify(resolveSite(site))
  const launch = { server: serverAddress(site) }
  const published = JSON.parse(toPublicSite(written, launch)) as BuiltSite
  const { features } = await parts()
  const chosen = features
    .filter(({ id }) => (site.selectedFeatures as readonly string[]).includes(id))
    .map((feature) =>
      simulatedFeature(`/src/features/${feature.id}/index.ts`, JSON.parse(written) as BuiltSite, launch) ===
      undefined
        ? feature
        : { id: feature.id }
    )
  const services = published.content.services?.items.map(({ id }) => id) ?? []
  const paths = [...presentPages(published, chosen).values(), notFoundPlace].flatMap((place) =>
    place.path.includes(':id') ? services.map((id) => fillPath(place, { id })) : [place.path]
  )
  const pages = await Promise.all(
    paths.map(async (path) => [path, await draw(published, chosen, path)] as const)
  )
  return new Map(pages)
}

async function draw(site: unknown, features: readonly Feature[], path: string): Promise<string> {
  const { Application, routesOf, standard } = await parts()
  const handler = createStaticHandler(routesOf(features))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    createElement(
      Application,
      { site, features, layout: standard, mark: '/favicon.svg' },
      createElement(StaticRouterProvider, { router, context, hydrate: false })
    )
  )
}
