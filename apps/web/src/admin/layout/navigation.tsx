import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { BrandLink } from '../../ui/brand.tsx'
import { useLiveState } from '../../requests/live-events.tsx'
import { query } from '../../requests/request.ts'
import { BackendState } from './backend-state.tsx'
import { EnvironmentTag } from './environment-tag.tsx'
import { layoutMessages } from './messages.ts'
import styles from './navigation.module.css'
import { screensFor } from './screens.ts'

const userCountQuery = query(['users', 'count'], 'GET /api/admin/users', { query: { limit: 1 } })

interface NavigationProps {
  user: SessionUser
  /** Called where a screen was chosen. */
  onLeave?: () => void
}

/** The list of screens with their real counts, and the state of the backend. */
export function Navigation({ user, onLeave }: NavigationProps) {
  return (
    <>
      <nav className={styles.nav} aria-label={layoutMessages.screens}>
        <ul>
          {screensFor(user).map(({ path, name, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} onClick={onLeave}>
                <Icon className="i" aria-hidden />
                {name}
                {path === '/admin/users' && <UserBadge />}
                {path === '/admin/monitoring' && <LiveBadge />}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <BackendState />
    </>
  )
}

export function Sidebar({ user }: { user: SessionUser }) {
  return (
    <aside className={`dense ${styles.side}`} aria-label={layoutMessages.sidebar}>
      <div className={styles.brand}>
        <BrandLink />
        <EnvironmentTag />
      </div>
      <Navigation user={user} />
    </aside>
  )
}

/** Stands only while events of the servers arrive. */
function LiveBadge() {
  return useLiveState() === 'live' ? <span className={styles.count}>{layoutMessages.live}</span> : null
}

function UserBadge() {
  const { data } = useQuery(userCountQuery)
  if (data === undefined) return null
  return (
    <span className={`num ${styles.count}`}>
      <span aria-hidden="true">{data.total.toLocaleString(navigator.language)}</span>
      <span className="vh">{layoutMessages.people(data.total)}</span>
    </span>
  )
}
