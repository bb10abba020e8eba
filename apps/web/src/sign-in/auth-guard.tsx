import { accountMessages } from '@sitewright/api/messages'
import type { Area, SessionState } from '@sitewright/client'
import { Fragment, useState, type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { panelSignInPath, signInPath } from './return-path.ts'
import { useStore } from '../lib/use-store.ts'
import { useAuth, useView } from './auth.tsx'
import { getLiveEvents } from './server-connection.ts'
import { ServerUnreachable } from './server-unreachable.tsx'
import { SessionLimited } from './session-limited.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useSessionPolling } from './use-session-polling.ts'

type SignedIn = Extract<SessionState, { kind: 'signed-in' }>

interface AuthGuardProps {
  /** The area that the pages inside belong to. */
  area: Area
  /** The layout of the guard's own screens, while no user is signed in. */
  frame?: ComponentType<{ children: ReactNode }>
  children: (signedIn: SignedIn) => ReactNode
}

/**
 * Route guard: draws the page for signed-in users, 'Loading...' while the session is checked, and redirects to the
 * sign-in otherwise (spec 2 §2, §6). A page that is open when its session ends stays as it is, below a sign-in.
 */
export function AuthGuard({ area, frame: Frame = Fragment, children }: AuthGuardProps) {
  const { state, session } = useAuth()
  const location = useLocation()
  const view = useView()
  const [shown, setShown] = useState<SignedIn>()
  const isAllowed = state.kind === 'signed-in' && (area === 'user' || state.area === 'admin')
  if (isAllowed && shown !== state) setShown(state)
  // The banner of a view polls on pages without a guard as well.
  useSessionPolling(session, {
    isSignedIn: state.kind === 'signed-in' && view === undefined,
    isStreamed: useStore(getLiveEvents()) === 'live'
  })
  const endedBy = state.kind === 'signed-out' ? state.reason : undefined
  const open = isAllowed ? state : endedBy === undefined ? undefined : shown
  if (open !== undefined)
    return (
      <>
        {children(open)}
        {endedBy !== undefined && (
          <SignInAgain
            area={area}
            reason={endedBy}
            email={open.user.email}
            from={location.pathname + location.search + location.hash}
            onLeave={() => setShown(undefined)}
          />
        )}
      </>
    )
  if (state.kind === 'checking')
    return (
      <Frame>
        <p role="status" aria-busy="true">
          {accountMessages.checking}
        </p>
      </Frame>
    )
  if (state.kind === 'unreachable')
    return (
      <Frame>
        <ServerUnreachable titled />
      </Frame>
    )
  // A user who has signed out is done with the screen; one who opened its address wants to see it.
  const isDone = shown !== undefined && endedBy === undefined
  const panel = isDone ? '/admin' : panelSignInPath(location)
  const signIn = area === 'admin' ? panel : signInPath(location)
  if (state.kind === 'limited')
    return (
      <Frame>
        <SessionLimited until={state.until} signIn={signIn} />
      </Frame>
    )
  return <Navigate to={signIn} replace />
}
