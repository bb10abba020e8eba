import type { MaintenanceWindow, ServiceCheck } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { Status } from '../../../ui/status.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { deleteMaintenance, endMaintenance, maintenanceQuery } from './checks.api.ts'
import styles from './checks.module.css'
import { MaintenanceForm } from './maintenance-form.tsx'
import { checkTexts, maintenanceTexts as words } from './messages.ts'

interface MaintenanceWindowsProps {
  checks: readonly ServiceCheck[]
  mayChange: boolean
  mayRemove: boolean
}

export function MaintenanceWindows({ checks, mayChange, mayRemove }: MaintenanceWindowsProps) {
  const query = useQuery(maintenanceQuery)
  return (
    <>
      {mayChange && <MaintenanceForm checks={checks} />}
      <h3>{words.list}</h3>
      <QueryBoundary query={query} rows={2}>
        {({ windows }) =>
          windows.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className={styles.windows}>
              {windows.map((window) => (
                <WindowRow
                  key={window.id}
                  window={window}
                  readAt={query.dataUpdatedAt}
                  mayChange={mayChange}
                  mayRemove={mayRemove}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </>
  )
}

interface WindowRowProps {
  window: MaintenanceWindow
  /** When the list was read; the clock of the page ticks seldom. */
  readAt: number
  mayChange: boolean
  mayRemove: boolean
}

function WindowRow({ window, readAt, mayChange, mayRemove }: WindowRowProps) {
  const clock = useClock()
  const { id, reason, startsAt, endsAt, checkIds } = window
  const { failed } = checkTexts
  const end = useMutation({ ...endMaintenance, ...toastResult({ failed, done: words.ended }) })
  const remove = useMutation({ ...deleteMaintenance, ...toastResult({ failed, done: words.removed }) })
  const now = Math.max(clock.now, readAt)
  const isOver = endsAt <= now
  const isToCome = startsAt > now
  return (
    <li>
      <div>
        {reason}
        <small>
          {formatDateTime(startsAt, clock)} – {formatDateTime(endsAt, clock)} ·{' '}
          {checkIds === null ? words.all : words.count(checkIds.length)}
        </small>
      </div>
      <Status tone={isOver ? undefined : 'info'}>
        {isOver ? words.over : isToCome ? words.toCome : words.running}
      </Status>
      {!isOver && (isToCome ? mayRemove : mayChange) && (
        <Button
          size="sm"
          aria-label={`${isToCome ? words.remove : words.end}: ${reason}`}
          onClick={() =>
            isToCome ? remove.mutate({ path: { id } }) : end.mutate({ path: { id }, body: {} })
          }
        >
          {isToCome ? words.remove : words.end}
        </Button>
      )}
    </li>
  )
}
