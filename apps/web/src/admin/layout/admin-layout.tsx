import { Outlet, ScrollRestoration } from 'react-router'
import { AuthGuard } from '../../sign-in/auth-guard.tsx'
import { AuthProvider } from '../../sign-in/auth.tsx'
import { userLinks } from '../../sign-in/user-links.ts'
import { UserMenu } from '../../sign-in/user-menu.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { LivePanel } from './live-panel.tsx'
import styles from './admin-layout.module.css'

/** The layout of the control panel, behind a route guard (spec 2 §2, §6). */
export function AdminLayout() {
  return (
    <AuthProvider>
      <AuthGuard area="admin">
        {(signedIn) => (
          <>
            <a className="skip" href="#main">
              Skip to content
            </a>
            <PageHeader>
              <ColorSchemeButton />
              <UserMenu user={signedIn.user} links={userLinks(signedIn)} after="/admin" />
            </PageHeader>
            <main id="main" tabIndex={-1} className={styles.body}>
              <LivePanel key={signedIn.user.id}>
                <Outlet context={signedIn.user} />
              </LivePanel>
            </main>
          </>
        )}
      </AuthGuard>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
