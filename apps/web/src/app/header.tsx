import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { BrandLink } from '../ui/brand.tsx'
import { ButtonLink, IconButton } from '../ui/button.tsx'
import { ColorSchemeButton } from '../ui/color-scheme-button.tsx'
import styles from './header.module.css'
import { navEntries, isActive } from './nav.ts'
import { CommandPaletteTrigger } from './command-palette/trigger.tsx'
import { SaveTrigger } from './saving/trigger.tsx'
import { SignInEntry, useSignInAddress } from './sign-in-entry.tsx'

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }))

export function Header() {
  const { pathname } = useLocation()
  const signIn = useSignInAddress()
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never')
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
          aria-expanded={menu === 'open'}
          onClick={() => setMenu('open')}
        >
          <IconMenu2 className="i" aria-hidden />
        </IconButton>
      </div>
      {menu !== 'never' && (
        <Suspense>
          <NavDrawer opened={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </header>
  )
}
