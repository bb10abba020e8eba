import { useEffect, useState, type ReactNode } from 'react'
import { useRouteError } from 'react-router'
import { reloadFromServer, reloadPage } from '../browser/page.ts'
import { readyServices } from '../browser/services/service.ts'
import { services, variables } from '../chosen.ts'
import { pageMessages } from '../domain/messages.ts'
import '../styles/pages/text.css'
import { BackendProvider } from '../ui/backend.tsx'
import { Button } from '../ui/controls.tsx'
import { Notice, StatusProvider } from '../ui/notice.tsx'
import { ServicesProvider, useFeatures, useSite } from '../ui/site-context.tsx'
import { createSiteBackend } from './backend.ts'
import { Frame } from './frame.tsx'
import { PageNotLoaded } from './load-page.ts'

const ready = readyServices(services, variables)

/** The root route: everything that pages share. */
export function Root() {
  return (
    <BackendProvider site={useSite()} createBackend={createSiteBackend}>
      <StatusProvider>
        <ServicesProvider value={ready}>
          <FeatureProviders>
            <Frame />
          </FeatureProviders>
        </ServicesProvider>
      </StatusProvider>
    </BackendProvider>
  )
}

/** Only the features that are part of the site run, also where the application knows more of them. */
function FeatureProviders({ children }: { children: ReactNode }) {
  return useFeatures().reduceRight<ReactNode>(
    (inner, { id, Provider }) => (Provider ? <Provider key={id}>{inner}</Provider> : inner),
    children
  )
}

/** The error boundary's fallback. A page whose code is gone is loaded anew, from the server. */
export function ErrorFallback() {
  const gone = useRouteError() instanceof PageNotLoaded
  const [loading, setLoading] = useState(gone)
  useEffect(() => {
    if (gone) void reloadFromServer().then(setLoading)
  }, [gone])
  if (loading) return null
  return (
    <div className="wrap msg">
      <div className="stack">
        <h1>{pageMessages.crashTitle}</h1>
        <Notice
          tone="error"
          role="alert"
          action={
            <Button look="quiet" onClick={() => reloadPage()}>
              {pageMessages.tryAgain}
            </Button>
          }
        >
          {pageMessages.crash}
        </Notice>
      </div>
    </div>
  )
}
