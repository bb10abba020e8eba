import { hasSessionHint } from '@sitewright/client/session-hint'
import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { browserStorage } from '../lib/browser-storage.ts'

const AccountEntry = lazy(async () => ({ default: (await import('./account-entry.tsx')).AccountEntry }))

/** The sign-in URL with the current page as its return path. */
export function useSignInAddress(): string {
  const { pathname, search, hash } = useLocation()
  return pathname === '/' ? '/auth/login' : `/auth/login?from=${encodeURIComponent(pathname + search + hash)}`
}

/** The signed-in user's entry, loaded lazily where a hint says that there may be one; else the sign-in link. */
export function SignInEntry({ children, onLeave }: { children: ReactNode; onLeave?: () => void }) {
  return hasSessionHint(browserStorage()) ? (
    <Suspense>
      <AccountEntry onLeave={onLeave} />
    </Suspense>
  ) : (
    children
  )
}
