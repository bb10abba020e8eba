import type { DashboardView } from '@sitewright/api'
import { memo } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { alertTones } from '../alerts/alert-tones.ts'
import { alertStateNames } from '../alerts/alert-names.ts'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

const list = '/admin/monitoring?view=alerts'

/** The alerts that are open, the newest first; each leads to its time line. */
export const AlertsPanel = memo(function AlertsPanel({
  alerts: { open, newest }
}: {
  alerts: NonNullable<DashboardView['alerts']>
}) {
  const clock = useClock()
  return (
    <Panel
      title={words.alerts}
      lead={<Link to={list}>{open === 0 ? words.allAlerts : words.openAlerts(open)}</Link>}
    >
      {newest.length === 0 ? (
        <p className={styles.none}>{words.noAlerts}</p>
      ) : (
        <ul className={styles.list}>
          {newest.map(({ id, title, type, state, description, timestamp }) => (
            <li key={id}>
              <Link to={`${list}&alert=${id}`}>
                <span className={styles.name}>{title}</span>
                <span className={styles.quiet}>{description}</span>
              </Link>
              <span className={styles.side}>
                <Status tone={state === 'pending' ? undefined : alertTones[type]}>
                  {alertStateNames[state]}
                </Status>
                <span className={styles.quiet}>{formatDateTime(timestamp, clock)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
})
