import type { SessionUser } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'
import { accountMessages } from '@sitewright/api/messages'
import { useOutletContext } from 'react-router'
import { formatDateTime } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { useStopViewing } from '../../sign-in/auth.tsx'
import { useSignOut } from '../../sign-in/user-menu.tsx'
import { DemoLimits } from '../layout/demo-limits.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { BackendFact } from './backend-fact.tsx'
import { LiveFact } from './live-fact.tsx'
import styles from './dashboard.module.css'

/** The signed-in administrator, and their permissions. */
export function Dashboard() {
  const user = useOutletContext<SessionUser>()
  const signOut = useSignOut('/admin')
  const stop = useStopViewing()
  const clock = useClock()
  return (
    <>
      <title>Control panel · Sitewright</title>
      <div className={styles.head}>
        <div>
          <h1>{`${user.firstName} ${user.lastName}`}</h1>
          <p>{user.email}</p>
        </div>
        {stop === undefined && <Button onClick={() => void signOut()}>Sign out</Button>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Role</dt>
          <dd>{user.roleName}</dd>
        </div>
        <div>
          <dt>Last sign-in</dt>
          <dd>{user.lastLogin === null ? 'This is the first' : formatDateTime(user.lastLogin, clock)}</dd>
        </div>
        <div>
          <dt>Second step</dt>
          <dd>{user.twoFactorEnabled ? 'Set up' : 'Not set up'}</dd>
        </div>
        <BackendFact />
        <LiveFact />
      </dl>
      <div className={styles.note}>
        <Banner tone="info">{accountMessages.panelLater}</Banner>
      </div>
      <DemoLimits />
      <section aria-labelledby="rights">
        <h2 id="rights">What you may do</h2>
        <ul className={styles.rights}>
          {user.permissions.map((permission) => (
            <li key={permission}>
              <span>{permissions[permission]}</span>
              <code>{permission}</code>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
