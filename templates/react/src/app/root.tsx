import type { ReactNode } from 'react'
import { BackendProvider } from '../ui/backend.tsx'
import { useFeatures, useSite } from '../ui/site-context.tsx'
import { StatusProvider } from '../ui/status.tsx'
import { createBackend } from './backends/index.ts'
import { Frame } from './frame.tsx'

/** Everything that pages share. */
export function Root() {
  return (
    <BackendProvider site={useSite()} createBackend={createBackend}>
      <StatusProvider>
        <FeatureProviders>
          <Frame />
        </FeatureProviders>
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
