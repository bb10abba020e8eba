import { useCallback, type ReactNode } from 'react'
import { readyServices } from '../browser/services/service.ts'
import { services } from '../chosen.ts'
import type { Store } from '../domain/backend/storage.ts'
import type { Site } from '../domain/site.ts'
import { variable } from '../environment.ts'
import { BackendProvider } from '../ui/backend.tsx'
import { useDraftView } from '../ui/draft-view.ts'
import { ServicesProvider } from '../ui/services-context.ts'
import { useFeatures, useSite } from '../ui/site-context.tsx'
import { StatusProvider } from '../ui/status.tsx'
import { composeBackend } from './backends/compose.ts'
import { Frame } from './frame.tsx'

const ready = readyServices(services, variable)

/** The root route: everything that pages share. */
export function Root() {
  const trial = useDraftView().mode === 'preview'
  const createBackend = useCallback((site: Site, store: Store) => composeBackend(site, store, trial), [trial])
  return (
    <BackendProvider site={useSite()} createBackend={createBackend}>
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
