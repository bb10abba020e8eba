import '@fontsource-variable/instrument-sans/standard.css'
import './ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { keepOffline } from './app/offline.ts'
import { router } from './app/router.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element "root"')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
keepOffline()
