import '@fontsource-variable/instrument-sans/standard.css'
import './ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { registerServiceWorker } from './app/service-worker.ts'
import { patchRoutesOnNavigation, routes } from './app/routes.tsx'

const router = createBrowserRouter(routes, { patchRoutesOnNavigation })

function mount(): void {
  const root = document.getElementById('root')
  delete document.documentElement.dataset['returning']
  if (root === null) throw new Error('index.html has no element "root"')
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/** The page that the server sent stays until the one that works can take its place at once. */
function mountOnceReady(): void {
  if (router.state.initialized) return mount()
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return
    leave()
    mount()
  })
}

mountOnceReady()
registerServiceWorker()
