import '@fontsource-variable/instrument-sans/standard.css'
import '../../src/ui/styles/index.css'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { patchRoutesOnNavigation, routes } from '../../src/app/routes.tsx'
import { closeConnection } from '../../src/sign-in/server-connection.ts'
import { takeToasts } from '../../src/ui/toast.ts'
import { dropAnswers } from './routed-calls.ts'

let mounted: { root: Root; router: ReturnType<typeof createBrowserRouter> } | undefined

const preparations: (() => void)[] = []

/** Has something done before each time that the app is mounted: for what modules of the app hold until their page goes. */
export function beforeMount(prepare: () => void): void {
  preparations.push(prepare)
}

/** Mounts the whole app at an address, as a page that was just loaded. */
export async function mountApp(address: string): Promise<void> {
  await unmountApp()
  history.pushState(null, '', address)
  mount()
}

/** Mounts the whole app anew where it is, as a page that was loaded again. */
export async function remountApp(): Promise<void> {
  await unmountApp()
  mount()
}

function mount(): void {
  // Keys go to this page and not to the one of Vitest around it.
  window.focus()
  for (const prepare of preparations) prepare()
  const element = document.createElement('div')
  element.id = 'root'
  document.body.append(element)
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation })
  const root = createRoot(element)
  root.render(<RouterProvider router={router} />)
  mounted = { root, router }
}

/** Takes the app away, with its session and its stream of events. */
export async function unmountApp(): Promise<void> {
  await closeToasts()
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

/** Closes the toasts, which modules of the app hold, and with them what they offer to take back. */
async function closeToasts(): Promise<void> {
  takeToasts()
  const deadline = Date.now() + 2000
  while (document.querySelector('.toast') !== null && Date.now() < deadline) {
    for (const close of document.querySelectorAll<HTMLElement>('.toast-close')) close.click()
    await new Promise((done) => setTimeout(done, 20))
  }
}
