import { Outlet, ScrollRestoration } from 'react-router'
import { AuthGuard } from '../../sign-in/auth-guard.tsx'
import { AuthProvider } from '../../sign-in/auth.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { LivePanel } from './live-panel.tsx'
import { layoutMessages } from './messages.ts'
import { Sidebar } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './admin-layout.module.css'

/** The layout of the control panel, behind a route guard (spec 2 §2, §6). */
export function AdminLayout() {
  const isPhone = usePhone()
  return (
    <AuthProvider>
      <AuthGuard area="admin">
        {(signedIn) => (
          <LivePanel key={signedIn.user.id}>
            <a className="skip" href="#main">
              {layoutMessages.skip}
            </a>
            <div className={styles.frame}>
              {!isPhone && <Sidebar user={signedIn.user} />}
              <div className={styles.column}>
                <TopBar signedIn={signedIn} />
                <main id="main" tabIndex={-1} className={styles.body}>
                  <Outlet context={signedIn.user} />
                </main>
              </div>
            </div>
          </LivePanel>
        )}
      </AuthGuard>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
