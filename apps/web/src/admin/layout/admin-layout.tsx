import { Link, Outlet, ScrollRestoration } from 'react-router'
import { AuthProvider } from '../../session/auth.tsx'
import { Guard } from '../../session/guard.tsx'
import { personLinks } from '../../session/person-links.ts'
import { PersonMenu } from '../../session/person-menu.tsx'
import { Mark } from '../../ui/brand.tsx'
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
            <header className={styles.top}>
              <Link className={styles.brand} to="/" aria-label="Sitewright, home">
                <Mark />
                <span>Sitewright</span>
              </Link>
              <div className={styles.end}>
                <SchemeButton />
                <PersonMenu user={signedIn.user} links={personLinks(signedIn)} after="/admin" />
              </div>
            </header>
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
