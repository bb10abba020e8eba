import type { ReactNode } from 'react'
import type { Feature } from '../feature.ts'
import { BackendProvider } from '../ui/backend.tsx'
import { useSite } from '../ui/site-context.tsx'
import { StatusProvider } from '../ui/status.tsx'
import { createBackend } from './backends/index.ts'
import { Frame } from './frame.tsx'

/** Everything that pages share. `features` are all that the application knows, so the tree keeps its shape. */
export function Root({ features }: { features: readonly Feature[] }) {
  return (
    <BackendProvider site={useSite()} createBackend={createBackend}>
      <StatusProvider>
        <FeatureProviders features={features}>
          <Frame />
        </FeatureProviders>
      </StatusProvider>
    </BackendProvider>
  )
}

function FeatureProviders({ features, children }: { features: readonly Feature[]; children: ReactNode }) {
  return features.reduceRight(
    (inner, { id, Provider }) => (Provider ? <Provider key={id}>{inner}</Provider> : inner),
    children
  )
}
