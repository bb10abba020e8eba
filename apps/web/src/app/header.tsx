import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { BrandLink } from '../ui/brand.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
import { uiMessages } from '../ui/messages.ts'
import { signInMessages } from '../sign-in/messages.ts'
import { pageMessages } from '../pages/messages.ts'
import { appMessages as messages } from './messages.ts'
import styles from './header.module.css'
import { navEntries, isActive } from './nav.ts'
import { CommandPaletteTrigger } from './command-palette/trigger.tsx'
import { SaveTrigger } from './saving/trigger.tsx'
import { SignInEntry, useSignInAddress } from './sign-in-entry.tsx'

const NavDrawer = lazyOnFirstUse(
  async () => (await import('./nav-drawer.tsx')).NavDrawer,
  ({ opened }) => opened
)

export function Header() {
  const { pathname } = useLocation()
  const signIn = useSignInAddress()
  const [menuOpened, setMenuOpened] = useState(false)
  return (
    <header className={`${styles.top} ${isActive('/builder', pathname) ? styles.work : ''}`}>
      <BrandLink />
      <nav className={styles.nav} aria-label={uiMessages.main}>
        <ul>
          {navEntries.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={isActive(to, pathname) ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.end}>
        <div className={styles.wide}>
          {isActive('/builder', pathname) && <SaveTrigger />}
          <CommandPaletteTrigger />
          <ColorSchemeButton />
          <SignInEntry>
            <ButtonLink kind="quiet" to={signIn}>
              {signInMessages.signIn}
            </ButtonLink>
          </SignInEntry>
          {!isActive('/builder', pathname) && (
            <ButtonLink size="sm" to="/builder">
              {pageMessages.startBuilding}
            </ButtonLink>
          )}
        </div>
        <IconButton
          label={messages.menu}
          className={styles.burger}
          aria-haspopup="dialog"
          aria-expanded={menuOpened}
          onClick={() => setMenuOpened(true)}
        >
          <IconMenu2 className="i" aria-hidden />
        </IconButton>
      </div>
      <NavDrawer opened={menuOpened} onClose={() => setMenuOpened(false)} />
    </header>
  )
}
