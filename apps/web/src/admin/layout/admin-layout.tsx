import '../../ui/styles/data.css'
import { ScrollRestoration } from 'react-router'
import { AuthGuard } from '../../sign-in/auth-guard.tsx'
import { AuthProvider } from '../../sign-in/auth.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { LivePanel } from './live-panel.tsx'
import { layoutMessages } from './messages.ts'
import { OpenScreen } from './open-screen.tsx'
import { Overlays } from './overlays.tsx'
import { ApplyPreferences } from './preferences/apply-preferences.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { Sidebar } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'
import styles from './admin-layout.module.css'

/** The layout of the control panel, behind a route guard (spec 2 §2, §6). */
export function AdminLayout() {
  const isPhone = usePhone()
  return (
    <AuthProvider>
      <AuthGuard area="admin" frame={PanelFrame}>
        {(signedIn) => (
          <LivePanel key={`${signedIn.user.id} ${signedIn.user.tenantId}`}>
            <a className="skip" href="#main">
              {layoutMessages.skip}
            </a>
            <ApplyPreferences />
            <Overlays user={signedIn.user}>
              <div className={styles.frame}>
                {!isPhone && <Sidebar user={signedIn.user} />}
                <div className={styles.column}>
                  <TopBar user={signedIn.user} />
                  <main id="main" tabIndex={-1} className={styles.body}>
                    <OpenScreen user={signedIn.user} />
                  </main>
                </div>
              </div>
            </Overlays>
          </LivePanel>
        )}
      </AuthGuard>
      <ScrollRestoration />
      <Toaster />
    </AuthProvider>
  )
}
