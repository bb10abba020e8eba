import { IconChevronRight, IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SessionState } from '@sitewright/client'
import { userLinks } from '../../sign-in/user-links.ts'
import { UserMenu } from '../../sign-in/user-menu.tsx'
import { IconButton } from '../../ui/button.tsx'
import { ColorSchemeButton } from '../../ui/color-scheme-button.tsx'
import { Drawer } from '../../ui/drawer.tsx'
import { layoutMessages } from './messages.ts'
import { Navigation } from './navigation.tsx'
import { screens } from './screens.ts'
import styles from './top-bar.module.css'

/** The bar over a screen: where one is, the colour scheme, and the menu of the user; on phones the list of screens. */
export function TopBar({ signedIn }: { signedIn: Extract<SessionState, { kind: 'signed-in' }> }) {
  const [opened, setOpened] = useState(false)
  const { pathname } = useLocation()
  const current = screens.find(({ path }) => pathname.startsWith(path))
  const close = () => setOpened(false)
  return (
    <header className={styles.bar}>
      <IconButton
        label={layoutMessages.openScreens}
        className={styles.burger}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 className="i" aria-hidden />
      </IconButton>
      <Drawer
        title={layoutMessages.screens}
        opened={opened}
        onClose={close}
        closeLabel={layoutMessages.closeScreens}
        side="left"
        size="min(280px, 85vw)"
        classNames={{ content: `dense ${styles.drawer}`, body: styles.screens ?? '' }}
      >
        <Navigation user={signedIn.user} onLeave={close} />
      </Drawer>
      <nav className={styles.path} aria-label={layoutMessages.path}>
        <ol>
          <li className={styles.root}>
            <Link to="/admin/dashboard">{layoutMessages.area}</Link>
            <IconChevronRight className="i s" aria-hidden />
          </li>
          <li aria-current="page">{current?.name}</li>
        </ol>
      </nav>
      <div className={styles.end}>
        <ColorSchemeButton />
        <UserMenu user={signedIn.user} links={userLinks(signedIn)} after="/admin" />
      </div>
    </header>
  )
}
