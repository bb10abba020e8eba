import { Link, useLocation } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { requestSave } from '../builder/save-request.ts'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { uiMessages } from '../ui/messages.ts'
import { signInMessages } from '../sign-in/messages.ts'
import { pageMessages } from '../pages/messages.ts'
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
      title={appMessages.menu}
      opened={opened}
      onClose={onClose}
      closeLabel={appMessages.closeMenu}
      size={320}
      classNames={{ header: styles.head ?? '' }}
    >
      <nav className={styles.nav} aria-label={uiMessages.main}>
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
                {signInMessages.signIn}
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
          {pageMessages.startBuilding}
        </ButtonLink>
        <ColorSchemeButton />
      </div>
    </Drawer>
  )
}
