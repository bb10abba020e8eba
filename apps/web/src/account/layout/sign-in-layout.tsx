import { Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router'
import { AuthProvider } from '../../session/auth.tsx'
import { BackendLine } from '../../session/backend-line.tsx'
import { safePath, signInPath } from '../../session/return-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Frame } from '../../ui/sign-in/frame.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { AfterSignIn } from '../projects/offer/after-sign-in.tsx'
import { FootLinks } from './foot-links.tsx'

const entries = [
  { page: '/auth/login', label: 'Sign In' },
  { page: '/auth/register', label: 'Sign Up' }
] as const

/** What stands around the pages that one signs in at (spec 2 §2). */
export function SignInLayout() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const from = safePath(query.get('from'))
  return (
    <AuthProvider>
      <Frame
        sheet="site"
        shortName
        nav={
          <>
            <li>
              <ButtonLink kind="quiet" to="/">
                Back to Home
              </ButtonLink>
            </li>
            {entries.map(({ page, label }) => (
              <li key={page}>
                <ButtonLink
                  kind="quiet"
                  to={signInPath({ pathname: from }, page)}
                  aria-current={pathname === page ? 'page' : undefined}
                >
                  {label}
                </ButtonLink>
              </li>
            ))}
          </>
        }
        foot={
          <>
            <FootLinks />
            <BackendLine />
          </>
        }
      >
        <Outlet />
      </Frame>
      <AfterSignIn />
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
