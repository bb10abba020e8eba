import type { ReactNode } from 'react'
import { readyServices } from '../browser/services/service.ts'
import { services, variables } from '../chosen.ts'
import { BackendProvider } from '../ui/backend.tsx'
import { ServicesProvider } from '../ui/services-context.ts'
import { useFeatures, useSite } from '../ui/site-context.tsx'
import { StatusProvider } from '../ui/status.tsx'
import { createSiteBackend } from './backend.ts'
import { Frame } from './frame.tsx'

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
