import { Link, useLocation } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { requestSave } from '../builder/save-request.ts'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import styles from './nav-drawer.module.css'
import { appMessages } from './messages.ts'
import { navEntries, isActive } from './nav.ts'
import { SignInEntry, useSignInAddress } from './sign-in-entry.tsx'

/** The main navigation as a drawer, for narrow screens. */
export function NavDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const signIn = useSignInAddress()
  return (
    <Drawer
      title="Menu"
      opened={opened}
      onClose={onClose}
      closeLabel="Close menu"
      size={320}
      classNames={{ header: styles.head ?? '' }}
    >
      <nav className={styles.nav} aria-label="Main">
        <ul>
          {navEntries.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onClose} aria-current={isActive(to, pathname) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <SignInEntry onLeave={onClose}>
              <Link to={signIn} onClick={onClose}>
                Sign in
              </Link>
            </SignInEntry>
          </li>
        </ul>
      </nav>
      <div className={styles.footer}>
        {isActive('/builder', pathname) && (
          <Button
            className={styles.whole}
            onClick={() => {
              onClose()
              requestSave()
            }}
          >
            {appMessages.saveToAccount}
          </Button>
        )}
        <ButtonLink kind="go" to="/builder" onClick={onClose}>
          Start Building
        </ButtonLink>
        <ColorSchemeButton />
      </div>
    </Drawer>
  )
}
