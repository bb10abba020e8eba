import '@fontsource-variable/instrument-sans/standard.css'
import './ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepOffline } from './app/offline.ts'
import { patchRoutesOnNavigation, routes } from './app/routes.tsx'

const router = createBrowserRouter(routes, { patchRoutesOnNavigation })

function draw(): void {
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
function drawOnceThere(): void {
  if (router.state.initialized) return draw()
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return
    leave()
    draw()
  })
}

drawOnceThere()
keepOffline()
