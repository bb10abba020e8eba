import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router'
import { ErrorPage } from './error-page.tsx'
import { Root } from './root.tsx'
import { Shell } from './shell.tsx'

/** Pages for developers of the interface; a build leaves them out. */
const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'dev/parts', lazy: async () => ({ Component: (await import('../dev/parts/parts.tsx')).Parts }) }]
  : []

const pages: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: ErrorPage,
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
      {
        path: 'upload',
        lazy: async () => ({ Component: (await import('../pages/upload/upload.tsx')).Upload })
      },
      {
        path: 'history',
        lazy: async () => ({ Component: (await import('../pages/history/history.tsx')).History })
      },
      {
        path: 'check',
        lazy: async () => ({ Component: (await import('../pages/check/check.tsx')).Check })
      },
      { path: 'about', lazy: async () => ({ Component: (await import('../pages/about/about.tsx')).About }) },
      { path: 'docs', lazy: async () => ({ Component: (await import('../pages/docs/docs.tsx')).Docs }) },
      {
        path: 'privacy',
        lazy: async () => ({ Component: (await import('../pages/privacy/privacy.tsx')).Privacy })
      },
      { path: 'terms', lazy: async () => ({ Component: (await import('../pages/terms/terms.tsx')).Terms }) },
      {
        path: 'support',
        lazy: async () => ({ Component: (await import('../pages/support/support.tsx')).Support })
      },
      {
        path: 'shared',
        lazy: async () => ({ Component: (await import('../account/projects/shared/shared.tsx')).Shared })
      },
      ...developmentRoutes,
      {
        path: '*',
        lazy: async () => ({ Component: (await import('../pages/text/not-found.tsx')).NotFound })
      }
    ]
  }
]

/** The route table (spec 1 §2, spec 2 §2); each page is loaded lazily. */
export const routes: RouteObject[] = [
  { id: 'root', Component: Root, HydrateFallback: () => null, children: pages }
]

/** Adds the routes of accounts and control panel with the first visit to one of them. */
export const patchRoutesOnNavigation: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (!/^\/(auth|admin)(\/|$)/.test(path)) return
  const { accountRoutes } = await import('./account-routes.tsx')
  patch('root', accountRoutes)
}
