import '@fontsource-variable/instrument-sans/standard.css'
import '../../src/ui/styles/index.css'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { patchRoutesOnNavigation, routes } from '../../src/app/routes.tsx'
import { closeConnection } from '../../src/sign-in/server-connection.ts'
import { setColorScheme } from '../../src/ui/color-scheme.ts'
import { removeToasts } from '../../src/ui/toasts.tsx'
import { dropAnswers } from './routed-calls.ts'

let mounted: { root: Root; router: ReturnType<typeof createBrowserRouter> } | undefined

// A page that is gone in the middle of its start ends with its channel, and nobody hears of it.
addEventListener(
  'unhandledrejection',
  (event) => {
    const { reason } = event as { reason: unknown }
    if (reason instanceof DOMException && /BroadcastChannel.*closed/.test(reason.message))
      event.stopImmediatePropagation()
  },
  { capture: true }
)

const preparations: (() => void)[] = []

/** Has something done before each time that the app is mounted: for what modules of the app hold until their page goes. */
export function beforeMount(prepare: () => void): void {
  preparations.push(prepare)
}

/** Mounts the whole app at an address, as a page that was just loaded. */
export function mountApp(address: string): void {
  unmountApp()
  history.pushState(null, '', address)
  mount()
}

/** Mounts the whole app anew where it is, as a page that was loaded again. */
export function remountApp(): void {
  unmountApp()
  mount()
}

function mount(): void {
  // Keys go to this page and not to the one of Vitest around it.
  window.focus()
  bootColorScheme()
  for (const prepare of preparations) prepare()
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation })
  const root = createRoot(element)
  root.render(<RouterProvider router={router} />)
  mounted = { root, router }
}

/** Gives the page its colour scheme before it is drawn, as public/boot.js does. */
function bootColorScheme(): void {
  const key = 'mantine-color-scheme-value'
  const saved = localStorage.getItem(key)
  setColorScheme(saved === 'light' || saved === 'dark' ? saved : 'auto')
  if (saved === null) localStorage.removeItem(key)
  const isDark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['colorScheme'] = isDark ? 'dark' : 'light'
}

/** Takes the app away, with its session and its stream of events. */
export function unmountApp(): void {
  removeToasts()
  dispatchEvent(new Event('pagehide'))
  dropAnswers()
  mounted?.root.unmount()
  mounted?.router.dispose()
  mounted = undefined
  closeConnection()
  document.body.replaceChildren()
  for (const element of [document.body, document.documentElement])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.documentElement.lang = 'en'
}
