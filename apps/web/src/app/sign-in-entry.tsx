import { lazy, Suspense, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { isMarked } from './marked.ts'

const PersonEntry = lazy(async () => ({ default: (await import('./person-entry.tsx')).PersonEntry }))

/** The sign-in page, which leads back to the page that is shown. */
export function useSignInAddress(): string {
  const { pathname, search, hash } = useLocation()
  return pathname === '/' ? '/auth/login' : `/auth/login?from=${encodeURIComponent(pathname + search + hash)}`
}

/** Who is signed in, fetched where a mark says that somebody may be; else the way to the sign-in. */
export function SignInEntry({ children, onLeave }: { children: ReactNode; onLeave?: () => void }) {
  return isMarked() ? (
    <Suspense>
      <PersonEntry onLeave={onLeave} />
    </Suspense>
  ) : (
    children
  )
}
