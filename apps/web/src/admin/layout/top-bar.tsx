import type { SessionUser } from '@sitewright/api'
import { IconChevronRight, IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { IconButton } from '../../ui/button.tsx'
import type { DrawerProps } from '../../ui/drawer.tsx'
import { lazyOnFirstUse } from '../../lib/lazy-on-first-use.tsx'
import { AccountMenu } from './account-menu.tsx'
import { EnvironmentTag } from './environment-tag.tsx'
import { layoutMessages } from './messages.ts'
import { Navigation } from './navigation.tsx'
import { Bell } from './notices/bell.tsx'
import { findPlace, firstPath } from './screens.ts'
import { SearchButton } from './search/search-button.tsx'
import styles from './top-bar.module.css'

/** Only phones have it, so its code comes with its first use. */
const Drawer = lazyOnFirstUse<DrawerProps>(
  async () => (await import('../../ui/drawer.tsx')).Drawer,
  ({ opened }) => opened
)

/** The bar over a screen: where one is, search or run, the bell and the menu of the user; on phones the list of screens. */
export function TopBar({ user }: { user: SessionUser }) {
  return (
    <header className={`dense ${styles.bar}`}>
      <ScreensDrawer user={user} />
      <Breadcrumbs user={user} />
      <div className={styles.end}>
        <SearchButton />
        <Bell />
        <AccountMenu user={user} />
      </div>
    </header>
  )
}

function ScreensDrawer({ user }: { user: SessionUser }) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
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
        actions={<EnvironmentTag />}
        classNames={{ content: `dense ${styles.drawer}`, body: styles.screens ?? '' }}
      >
        <Navigation user={user} onLeave={close} />
      </Drawer>
    </>
  )
}

/** The screen that one is on, inside the control panel. */
function Breadcrumbs({ user }: { user: SessionUser }) {
  const { pathname } = useLocation()
  return (
    <nav className={styles.path} aria-label={layoutMessages.path}>
      <ol>
        <li className={styles.above}>
          <Link to={firstPath(user)}>{layoutMessages.area}</Link>
          <IconChevronRight className="i s" aria-hidden />
        </li>
        <li aria-current="page">{findPlace(pathname, user)?.name}</li>
      </ol>
    </nav>
  )
}
