import { Outlet, ScrollRestoration, useLocation, useSearchParams } from 'react-router'
import { safeReturnPath, signInPath } from '../../sign-in/return-path.ts'
import { AuthProvider } from '../../sign-in/auth.tsx'
import { BackendStatus } from '../../sign-in/backend-status.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { SignInFrame } from '../../ui/sign-in/sign-in-frame.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { OfferUploadAfterSignIn } from '../projects/offer/offer-upload-after-sign-in.tsx'
import { FooterLinks } from './footer-links.tsx'
import { uiMessages as messages } from '../../ui/messages.ts'
import { footerMessages } from './messages.ts'

const navLinks = [
  { page: '/auth/login', label: footerMessages.signIn },
  { page: '/auth/register', label: footerMessages.signUp }
] as const

/** The layout of the sign-in pages (spec 2 §2). */
export function SignInLayout() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const from = safeReturnPath(query.get('from'))
  return (
    <AuthProvider>
      <SignInFrame
        illustration="site"
        shortName
        nav={
          <>
            <li>
              <ButtonLink kind="quiet" to="/">
                {messages.backToHome}
              </ButtonLink>
            </li>
            {navLinks.map(({ page, label }) => (
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
        footer={
          <>
            <FooterLinks />
            <BackendStatus />
          </>
        }
      >
        <Outlet />
      </SignInFrame>
      <OfferUploadAfterSignIn />
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
