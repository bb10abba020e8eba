import type { RouteObject } from 'react-router'
import { Failure } from './failure.tsx'
import { Shell } from './shell.tsx'

/** Every address of the public area (spec 1 §2); each page arrives with its first visit. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: Failure,
    HydrateFallback: () => null,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('../pages/home/home.tsx')).Home }) },
      {
        path: 'builder/:step?',
        lazy: async () => ({ Component: (await import('../wizard/wizard.tsx')).Wizard })
      },
      {
        path: 'preview',
        lazy: async () => ({ Component: (await import('../pages/preview/preview.tsx')).Preview })
      },
      {
        path: 'download',
        lazy: async () => ({ Component: (await import('../pages/download/download.tsx')).Download })
      },
      { path: 'about', lazy: async () => ({ Component: (await import('../pages/about/about.tsx')).About }) },
      { path: 'docs', lazy: async () => ({ Component: (await import('../pages/docs/docs.tsx')).Docs }) },
      {
        path: 'admin/*',
        lazy: async () => ({ Component: (await import('../pages/simple/account.tsx')).Account })
      },
      {
        path: 'auth/*',
        lazy: async () => ({ Component: (await import('../pages/simple/account.tsx')).Account })
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('../pages/simple/not-found.tsx')).NotFound })
      }
    ]
  }
]
