import { Outlet, ScrollRestoration } from 'react-router'
import { AuthProvider } from '../../session/auth.tsx'
import { Guard } from '../../session/guard.tsx'
import { personLinks } from '../../session/person-links.ts'
import { PersonMenu } from '../../session/person-menu.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SchemeButton } from '../../ui/scheme-button.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import styles from './admin-layout.module.css'

/** What stands around the control panel; whoever is not signed in to it sees nothing of it (spec 2 §2, §6). */
export function AdminLayout() {
  return (
    <AuthProvider>
      <Guard area="admin">
        {(signedIn) => (
          <>
            <a className="skip" href="#main">
              Skip to content
            </a>
            <PageHead>
              <SchemeButton />
              <PersonMenu user={signedIn.user} links={personLinks(signedIn)} after="/admin" />
            </PageHead>
            <main id="main" tabIndex={-1} className={styles.body}>
              <Outlet context={signedIn.user} />
            </main>
          </>
        )}
      </Guard>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
