import type { ReactNode } from 'react'
import { useLocation, useRoutes } from 'react-router'
import '../styles/page.css'
import { BackendProvider } from '../ui/hooks.tsx'
import { StatusProvider } from '../ui/notice.tsx'
import { useFeatures, useSite } from '../ui/site-context.tsx'
import { createSiteBackend } from './backend.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { matchPage, type PageRoute } from './routes.tsx'

/** The site at the address that is open: its page, and everything that pages share. */
export function Application({ routes }: { routes: PageRoute[] }) {
  const { pathname } = useLocation()
  const match = matchPage(routes, pathname)
  const page = useRoutes(routes)
  return (
    <ErrorBoundary path={pathname}>
      <BackendProvider site={useSite()} createBackend={createSiteBackend}>
        <StatusProvider>
          <FeatureProviders>
            <Frame handle={match?.route.handle ?? { page: 'not-found' }} params={match?.params ?? {}}>
              <ErrorBoundary path={pathname}>{page}</ErrorBoundary>
            </Frame>
          </FeatureProviders>
        </StatusProvider>
      </BackendProvider>
    </ErrorBoundary>
  )
}

/** Only the features that are part of the site run, also where the application knows more of them. */
function FeatureProviders({ children }: { children: ReactNode }) {
  return useFeatures().reduceRight<ReactNode>(
    (inner, { id, Provider }) => (Provider ? <Provider key={id}>{inner}</Provider> : inner),
    children
  )
}
