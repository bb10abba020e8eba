import type { SessionUser } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'
import { memo } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { useStopViewing } from '../../../sign-in/auth.tsx'
import { useSignOut } from '../../../sign-in/user-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import styles from './dashboard.module.css'
import { LiveFact } from './live-fact.tsx'
import { dashboardMessages as words } from './messages.ts'

/** Who is signed in, and what their role opens. */
export const AccessPanel = memo(function AccessPanel({ user }: { user: SessionUser }) {
  const clock = useClock()
  const signOut = useSignOut('/admin')
  const stop = useStopViewing()
  const { firstName, lastName, roleName, lastLogin, twoFactorEnabled } = user
  return (
    <Panel
      title={words.access}
      lead={
        stop === undefined && (
          <Button size="sm" onClick={() => void signOut()}>
            {words.signOut}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{words.you}</dt>
          <dd>{`${firstName} ${lastName}`}</dd>
        </div>
        <div>
          <dt>{words.role}</dt>
          <dd>{roleName}</dd>
        </div>
        <div>
          <dt>{words.lastSignIn}</dt>
          <dd>{lastLogin === null ? words.firstSignIn : formatDateTime(lastLogin, clock)}</dd>
        </div>
        <div>
          <dt>{words.secondStep}</dt>
          <dd>{twoFactorEnabled ? words.isSetUp : words.isNotSetUp}</dd>
        </div>
        <LiveFact />
      </dl>
      <ul className={styles.rights}>
        {user.permissions.map((permission) => (
          <li key={permission}>
            <span>{permissions[permission]}</span>
            <code>{permission}</code>
          </li>
        ))}
      </ul>
    </Panel>
  )
})
