import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { hasSessionHint } from './session-hint.ts'

const AccountEntry = lazy(async () => ({ default: (await import('./account-entry.tsx')).AccountEntry }))

/** The sign-in page, which leads back to the page that is shown. */
export function useSignInAddress(): string {
  const { pathname, search, hash } = useLocation()
  return pathname === '/' ? '/auth/login' : `/auth/login?from=${encodeURIComponent(pathname + search + hash)}`
}

/** Who is signed in, fetched where a mark says that somebody may be; else the way to the sign-in. */
export function SignInEntry({ children, onLeave }: { children: ReactNode; onLeave?: () => void }) {
  return hasSessionHint() ? (
    <Suspense>
      <AccountEntry onLeave={onLeave} />
    </Suspense>
  ) : (
    children
  )
}
