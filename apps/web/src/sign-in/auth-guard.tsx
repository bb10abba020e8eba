import { accountMessages } from '@sitewright/api/messages'
import type { Area, SessionState } from '@sitewright/client'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { signInPath } from './return-path.ts'
import { useAuth, useView } from './auth.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { useSessionPolling } from './use-session-polling.ts'

interface AuthGuardProps {
  /** The area that the pages inside belong to. */
  area: Area
  children: (signedIn: Extract<SessionState, { kind: 'signed-in' }>) => ReactNode
}

/**
 * Route guard: draws the page for signed-in users, 'Loading...' while the session is checked, and redirects to the
 * sign-in otherwise (spec 2 §2, §6).
 */
export function AuthGuard({ area, children }: AuthGuardProps) {
  const { state, session } = useAuth()
  const location = useLocation()
  const view = useView()
  // The banner of a view polls on pages without a guard as well.
  useSessionPolling(session, state.kind === 'signed-in' && view === undefined)
  if (state.kind === 'checking')
    return (
      <p role="status" aria-busy="true">
        {accountMessages.checking}
      </p>
    )
  if (state.kind === 'unreachable') return <ServerUnreachable titled />
  if (state.kind === 'signed-in' && (area === 'user' || state.area === 'admin')) return children(state)
  return <Navigate to={area === 'admin' ? '/admin' : signInPath(location)} replace />
}
