import { useInfiniteQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { AlertPanel } from './alert-panel.tsx'
import { AlertRow } from './alert-row.tsx'
import { closedAlertsQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'
import { ShowMore } from './show-more.tsx'

export function ClosedAlerts() {
  const query = useInfiniteQuery(closedAlertsQuery)
  return (
    <AlertPanel title={words.closed}>
      <QueryBoundary query={query} rows={3}>
        {(alerts) =>
          alerts.length === 0 ? (
            <p className={`${styles.row} ${styles.quiet}`}>{words.noneClosed}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {alerts.map((alert) => (
                  <AlertRow key={alert.id} alert={alert} />
                ))}
              </ul>
              <ShowMore query={query} />
            </>
          )
        }
      </QueryBoundary>
    </AlertPanel>
  )
}
