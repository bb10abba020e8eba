import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { routes } from './app/routes.tsx'
import { uiMessages as messages } from './ui/messages.ts'

/** A page as HTML: its title, and what stands in the element "root" until the app takes its place. */
export interface Prerendered {
  title: string
  html: string
}

/** Draws a page as a first visitor finds it, while the app is built. */
export async function render(path: string): Promise<Prerendered> {
  const { query, dataRoutes } = createStaticHandler(routes)
  const context = await query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with ${context.status}`)
  const router = createStaticRouter(dataRoutes, context)
  let failure: unknown
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    {
      onError: (error) => {
        failure = error
      }
    }
  )
  const whole = await new Response(prelude).text()
  failure ??= Object.values(context.errors ?? {})[0]
  if (failure !== undefined) throw new Error(`${path} could not be drawn`, { cause: failure })
  const [, title = messages.brand] = /<title>(.*?)<\/title>/s.exec(whole) ?? []
  return { title, html: whole.replaceAll(/<title>.*?<\/title>|<link[^>]*>/gs, '') }
}
