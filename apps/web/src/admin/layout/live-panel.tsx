import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { LiveEventsProvider } from '../../requests/live-events.tsx'
import { LiveQueries } from '../../requests/live-queries.tsx'
import { createQueryClient } from '../../requests/query-client.ts'
import { useAuth, useBackend } from '../../sign-in/auth.tsx'
import { getLiveEvents } from '../../sign-in/server-connection.ts'

/** The queries of the control panel's screens, which follow what happens on the server. */
export function LivePanel({ children }: { children: ReactNode }) {
  const { session } = useAuth()
  const { backend } = useBackend()
  const [client] = useState(() => createQueryClient(session))
  const source = backend.kind === 'available' ? 'server' : backend.kind === 'demo' ? backend.kind : undefined
  return (
    <QueryClientProvider client={client}>
      <LiveEventsProvider events={getLiveEvents()} source={source}>
        <LiveQueries />
        {children}
      </LiveEventsProvider>
    </QueryClientProvider>
  )
}
