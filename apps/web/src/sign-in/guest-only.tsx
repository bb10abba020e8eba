import { accountMessages } from '@sitewright/api/messages'
import type { Area } from '@sitewright/client'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { landingPath } from './oauth.ts'
import { Banner } from '../ui/banner.tsx'
import { useAuth } from './auth.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'
import { LimitedBanner } from './session-limited.tsx'

interface GuestOnlyProps {
  area: Area
  from: string
  /** Leads everybody else away, where the return path does not. */
  signedIn?: ReactNode
  children: ReactNode
}

/** Draws a sign-in page for visitors without a session, and redirects everybody else to its return path. */
export function GuestOnly({ area, from, signedIn, children }: GuestOnlyProps) {
  const { state } = useAuth()
  if (state.kind === 'checking')
    return (
      <p role="status" aria-busy="true">
        {accountMessages.checking}
      </p>
    )
  if (state.kind === 'signed-in' && (area === 'user' || state.area === 'admin'))
    return signedIn ?? <Navigate to={landingPath({ area, from })} replace />
  if (state.kind === 'unreachable') return <ServerUnreachable />
  return (
    <>
      {state.kind === 'limited' && <LimitedBanner until={state.until} />}
      {state.kind === 'signed-out' && state.reason !== undefined && (
        <Banner tone="info">{state.reason}</Banner>
      )}
      {children}
    </>
  )
}
