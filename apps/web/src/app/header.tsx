import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { lazyOnFirstUse } from '../lib/lazy-on-first-use.tsx'
import { BrandLink } from '../ui/brand.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
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
      <nav className={styles.nav} aria-label="Main">
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
              Sign in
            </ButtonLink>
          </SignInEntry>
          {!isActive('/builder', pathname) && (
            <ButtonLink size="sm" to="/builder">
              Start Building
            </ButtonLink>
          )}
        </div>
        <IconButton
          label="Menu"
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
