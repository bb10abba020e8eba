import { Outlet, ScrollRestoration } from 'react-router'
import { AuthGuard } from '../../sign-in/auth-guard.tsx'
import { AuthProvider, useAuth } from '../../sign-in/auth.tsx'
import { userLinks } from '../../sign-in/user-links.ts'
import { UserMenu } from '../../sign-in/user-menu.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { SatisfactionPanel } from '../satisfaction/satisfaction-panel.tsx'
import { uiMessages as messages } from '../../ui/messages.ts'
import styles from './account-layout.module.css'
import { FooterLinks } from './footer-links.tsx'

/** The layout of a signed-in user's pages (spec 2 §2); everybody else is redirected to the sign-in. */
export function AccountLayout() {
  return (
    <AuthProvider>
      <div className={styles.page}>
        <a className="skip" href="#main">
          {messages.skipToContent}
        </a>
        <PageHeader shortName>
          <ButtonLink kind="quiet" to="/">
            {messages.backToHome}
          </ButtonLink>
          <ColorSchemeButton />
          <CurrentUser />
        </PageHeader>
        <main id="main" tabIndex={-1} className={styles.body}>
          <AuthGuard area="user">
            {({ user }) => (
              <>
                <Outlet context={user} />
                <SatisfactionPanel userId={user.id} />
              </>
            )}
          </AuthGuard>
        </main>
        <footer className={styles.footer}>
          <FooterLinks />
        </footer>
      </div>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}

function CurrentUser() {
  const { state } = useAuth()
  if (state.kind !== 'signed-in') return null
  return <UserMenu user={state.user} links={userLinks(state)} after="/" />
}
