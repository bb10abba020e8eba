import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Application } from './app/application.tsx'
import { routesOf } from './app/routes.tsx'
import { font } from './chosen/font.ts'
import { layout } from './chosen/layout.ts'
import { script } from './chosen/script.ts'
import { contactFieldNames } from './domain/contact-fields.ts'
import { draftCount } from './domain/drafts.ts'
import { headOf, originOf, type Head } from './domain/head.ts'
import { missingContent, notFoundPlace, fillPath, presentPages, type PagePlace } from './domain/pages.ts'
import { features } from './features/index.ts'
import { site } from './site.ts'
import { base, withBase } from './ui/base-path.ts'

/** A prerendered page. */
export interface RenderedPage {
  path: string
  head: Head
  html: string
}

/** What the head of every page needs besides its own. */
export const shared = {
  origin: originOf(site),
  preload: [...font.preload, ...script.preload].map(withBase),
  /** How many drafts are left: with some, search engines are asked to stay away. */
  drafts: draftCount(site.content),
  /** Names of the fields of the contact form. */
  fields: contactFieldNames
}

/** Content that chosen features lack, as a warning of the build. */
export const lacking = missingContent(site, features)

export { site }

interface Address {
  place: PagePlace
  path: string
  /** Of the service, on a page about one. */
  id?: string
}

/** Every URL of the site, the 404 page last. */
export function addresses(): readonly Address[] {
  const services = site.content.services?.items.map(({ id }) => id) ?? []
  return [...presentPages(site, features).values(), notFoundPlace].flatMap((place): readonly Address[] =>
    place.path.includes(':id')
      ? services.map((id) => ({ place, id, path: fillPath(place, { id }) }))
      : [{ place, path: place.path }]
  )
}

const handler = createStaticHandler(routesOf(features), { basename: `${base}/` })

/** Renders one page to HTML. Throws where the page reports an error, so that no broken page is ever published. */
export async function render({ place, path, id }: Address): Promise<RenderedPage> {
  const context = await handler.query(new Request(`http://localhost${base}${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect instead of a page.`)
  if (context.errors) throw new Error(`${path}: ${Object.values(context.errors).join(' ')}`)
  const html = renderToString(
    <Application site={site} features={features} layout={layout}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Application>
  )
  return { path, head: headOf(site, place, path, id), html }
}
