import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LiveEventsProvider } from '../../requests/live-events.tsx'
import { LiveQueries } from '../../requests/live-queries.tsx'
import { createQueryClient } from '../../requests/query-client.ts'
import { createStepUp } from '../../requests/step-up.ts'
import { StepUpContext } from '../../step-up/step-up-context.ts'
import { PageStepUp } from '../../step-up/step-up-dialog.tsx'
import { useAuth, useBackend } from '../../sign-in/auth.tsx'
import { getLiveEvents } from '../../sign-in/server-connection.ts'
import { useHealthProbe } from './use-health-probe.ts'

/** The queries of the control panel's screens, which follow what happens on the server. */
export function LivePanel({ children }: { children: ReactNode }) {
  const { session } = useAuth()
  const { backend } = useBackend()
  useHealthProbe()
  const [stepUp] = useState(createStepUp)
  const [client] = useState(() => createQueryClient(session, stepUp))
  const source = backend.kind === 'available' ? 'server' : backend.kind === 'demo' ? backend.kind : undefined
  return (
    <QueryClientProvider client={client}>
      <LiveEventsProvider events={getLiveEvents()} source={source}>
        <LiveQueries />
        <StepUpContext value={stepUp}>
          {children}
          <PageStepUp />
        </StepUpContext>
      </LiveEventsProvider>
    </QueryClientProvider>
  )
}
