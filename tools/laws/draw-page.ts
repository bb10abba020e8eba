// Draws one page of a site outside of a browser, from the components of the reference app: for rules that stand there.
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router'
import { resolveSite, type Site } from '../../packages/site/src/index.ts'
import { withoutEmptySections } from '../../templates/domain/drafts.ts'

const reference = '../../templates/react/src/'

interface Parts {
  Application: ComponentType<Record<string, unknown>>
  routesOf: (features: readonly unknown[]) => RouteObject[]
  features: readonly { id: string }[]
  standard: unknown
}

/** The reference app is compiled by settings of its own; here it is only run. */
async function parts(): Promise<Parts> {
  const files = ['app/application.tsx', 'app/routes.tsx', 'features/index.ts', 'app/layouts/standard.ts']
  const modules = await Promise.all(files.map((path) => import(reference + path) as Promise<object>))
  return Object.assign({}, ...modules) as Parts
}

/** The HTML of a page. */
export async function drawPage(site: Site, path: string): Promise<string> {
  const { Application, routesOf, features, standard } = await parts()
  const resolved = resolveSite(site)
  const chosen = features.filter(({ id }) => (site.selectedFeatures as readonly string[]).includes(id))
  const handler = createStaticHandler(routesOf(chosen))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect.`)
  const drawn = { ...resolved, content: withoutEmptySections(resolved.content) }
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    createElement(
      Application,
      { site: drawn, features: chosen, layout: standard, mark: '/favicon.svg' },
      createElement(StaticRouterProvider, { router, context, hydrate: false })
    )
  )
}
