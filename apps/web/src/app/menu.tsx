import '../ui/styles/dialog.css'
import { Drawer } from '@mantine/core'
import { Link, useLocation } from 'react-router'
import { Mantine } from '../ui/mantine.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { askToSave } from '../state/saving.ts'
import { SchemeButton } from '../ui/scheme-button.tsx'
import { useOpened } from '../ui/use-opened.ts'
import styles from './menu.module.css'
import { appMessages } from './messages.ts'
import { entries, isActive } from './nav.ts'
import { SignInEntry, useSignInAddress } from './sign-in-entry.tsx'

/** The navigation as a drawer, for narrow screens. */
export function Menu({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { pathname } = useLocation()
  const signIn = useSignInAddress()
  return (
    <Mantine>
      <Drawer
        opened={useOpened(opened)}
        onClose={onClose}
        title="Menu"
        position="right"
        size={320}
        lockScroll={false}
        classNames={{ content: 'pane', header: styles.head, title: 'dialog-title', close: 'dialog-close' }}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
        overlayProps={{ color: '#0b0c0a', backgroundOpacity: 0.55 }}
      >
        <nav className={styles.nav} aria-label="Main">
          <ul>
            {entries.map(({ to, label }) => (
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
        <div className={styles.foot}>
          {isActive('/builder', pathname) && (
            <Button
              className={styles.whole}
              onClick={() => {
                onClose()
                askToSave()
              }}
            >
              {appMessages.saveToAccount}
            </Button>
          )}
          <ButtonLink kind="go" to="/builder" onClick={onClose}>
            Start Building
          </ButtonLink>
          <SchemeButton />
        </div>
      </Drawer>
    </Mantine>
  )
}
