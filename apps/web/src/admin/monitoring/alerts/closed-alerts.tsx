import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { AlertPanel } from './alert-panel.tsx'
import { AlertRow } from './alert-row.tsx'
import { closedAlertsQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'
import { ShowMore } from './show-more.tsx'

/** The alerts that were resolved last. */
export function ClosedAlerts() {
  const [all, setAll] = useState(false)
  const query = useQuery(closedAlertsQuery(all))
  return (
    <AlertPanel title={words.closed}>
      <QueryBoundary query={query} rows={3}>
        {({ alerts, next }) =>
          alerts.length === 0 ? (
            <p className={`${styles.row} ${styles.quiet}`}>{words.noneClosed}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {alerts.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} />
                ))}
              </ul>
              {next !== null && !all && <ShowMore onShow={() => setAll(true)} />}
            </>
          )
        }
      </QueryBoundary>
    </AlertPanel>
  )
}
