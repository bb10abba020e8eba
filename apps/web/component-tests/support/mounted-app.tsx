import '@fontsource-variable/instrument-sans/standard.css'
import '../../src/ui/styles/index.css'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { patchRoutesOnNavigation, routes } from '../../src/app/routes.tsx'
import { closeConnection } from '../../src/sign-in/server-connection.ts'

let mounted: { root: Root; router: ReturnType<typeof createBrowserRouter> } | undefined

/** Mounts the whole app at an address, as a page that was just loaded. */
export function mountApp(address: string): void {
  unmountApp()
  history.pushState(null, '', address)
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation })
  const root = createRoot(element)
  root.render(<RouterProvider router={router} />)
  mounted = { root, router }
}

/** Takes the app away, with its session and its stream of events. */
export function unmountApp(): void {
  mounted?.root.unmount()
  mounted?.router.dispose()
  mounted = undefined
  closeConnection()
  document.body.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.documentElement.lang = 'en'
}
