import { accountMessages } from '@sitewright/api/messages'
import type { Area } from '@sitewright/client'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { landingPath } from './oauth.ts'
import { Banner } from '../ui/banner.tsx'
import { useAuth } from './auth.tsx'
import { ServerUnreachable } from './server-unreachable.tsx'

/** Draws a sign-in page for visitors without a session, and redirects everybody else to its return path. */
export function GuestOnly({ area, from, children }: { area: Area; from: string; children: ReactNode }) {
  const { state } = useAuth()
  if (state.kind === 'checking')
    return (
      <p role="status" aria-busy="true">
        {accountMessages.checking}
      </p>
    )
  if (state.kind === 'signed-in' && (area === 'user' || state.area === 'admin'))
    return <Navigate to={landingPath({ area, from })} replace />
  if (state.kind === 'unreachable') return <ServerUnreachable />
  return (
    <>
      {state.kind === 'signed-out' && state.reason !== undefined && (
        <Banner tone="info">{state.reason}</Banner>
      )}
      {children}
    </>
  )
}
