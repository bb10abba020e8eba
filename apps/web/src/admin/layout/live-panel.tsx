import type { BackendState, SessionSource } from '@sitewright/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LiveEventsProvider } from '../../requests/live-events.tsx'
import { LiveQueries } from '../../requests/live-queries.tsx'
import { createQueryClient } from '../../requests/query-client.ts'
import { createStepUp } from '../../requests/step-up.ts'
import { StepUpContext } from '../../step-up/step-up-context.ts'
import { PageStepUp } from '../../step-up/step-up-dialog.tsx'
import { useAuth, useBackend, useView } from '../../sign-in/auth.tsx'
import { getLiveEvents } from '../../sign-in/server-connection.ts'
import { useHealthProbe } from './use-health-probe.ts'

/** Who sends the events; still the same one while a health check is not answered in time. */
function useSource(backend: BackendState): SessionSource | undefined {
  const [known, setKnown] = useState<SessionSource>()
  const now = backend.kind === 'available' ? 'server' : backend.kind === 'demo' ? 'demo' : known
  if (now !== known) setKnown(now)
  return now
}

/**
 * The queries of the control panel's screens, which follow what happens on the server; a view of another user's pages
 * has no event stream.
 */
export function LivePanel({ children }: { children: ReactNode }) {
  const { state, session } = useAuth()
  const { backend } = useBackend()
  useHealthProbe()
  const [stepUp] = useState(createStepUp)
  const [client] = useState(() => createQueryClient(session, stepUp))
  const source = useSource(backend)
  const isViewing = useView() !== undefined
  // The stream begins anew with the next session, and everything is read again then.
  const follows = !isViewing && state.kind === 'signed-in'
  return (
    <QueryClientProvider client={client}>
      <LiveEventsProvider events={getLiveEvents()} source={follows ? source : undefined}>
        <LiveQueries />
        <StepUpContext value={stepUp}>
          {children}
          <PageStepUp />
        </StepUpContext>
      </LiveEventsProvider>
    </QueryClientProvider>
  )
}
