import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { alertQuery } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages as words } from './messages.ts'
import { useAddressParameter } from '../../shared/use-address-parameter.ts'

/** The time line of the alert that the address names: each change, with who made it. */
export function AlertTimeLine() {
  const { id, close } = useAddressParameter('alert')
  return (
    <Dialog title={words.timeLine} opened={id !== null} onClose={close} size={520} fillsPhone>
      {id !== null && <TimeLine id={id} />}
    </Dialog>
  )
}

function TimeLine({ id }: { id: string }) {
  const clock = useClock()
  const query = useQuery(alertQuery(id))
  return (
    <QueryBoundary query={query} rows={4}>
      {({ alert, events }) => (
        <div className="question">
          <p>
            <b>{alert.title}</b>
            <br />
            <span className={styles.quiet}>{alert.description}</span>
          </p>
          <ol className={styles.events}>
            {events.map(({ at, kind, text, by, note }, index) => (
              // Entries are only ever added at the end.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={`${index}-${kind}`}>
                <time className={`num ${styles.quiet}`} dateTime={new Date(at).toISOString()}>
                  {formatDateTime(at, clock)}
                </time>
                <span>
                  {text}
                  {by !== null && (
                    <>
                      {', '}
                      <b>{by}</b>
                    </>
                  )}
                  {note !== null && <span className={styles.quiet}> {note}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      )}
    </QueryBoundary>
  )
}
