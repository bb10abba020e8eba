import type { ExplorerCall } from '@sitewright/api'
import { explorerLimits } from '@sitewright/api/limits'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { formatBytes } from '../../../ui/format-bytes.ts'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { Status } from '../../../ui/status.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { callHistoryQuery } from './explorer.api.ts'
import styles from './history-tab.module.css'
import { explorerMessages } from './messages.ts'
import { Method } from './method.tsx'
import { toneOf } from './tone-of.ts'
import { useDeleteCalls } from './use-delete-calls.ts'

const { history: words } = explorerMessages

/** How many calls are shown at first. */
export const fewCalls = 50

/** The calls that one has sent, newest first: each can be sent again or deleted. */
export function HistoryTab({ onReplay }: { onReplay: (past: ExplorerCall) => void }) {
  const [limit, setLimit] = useState(fewCalls)
  const query = useQuery(callHistoryQuery(limit))
  const { deleteOne, deleteAll } = useDeleteCalls()
  return (
    <QueryBoundary query={query} rows={6}>
      {({ calls, next }) =>
        calls.length === 0 ? (
          <StatePanel title={words.none} text={words.noneText} />
        ) : (
          <>
            <ul className={styles.calls} aria-label={words.list}>
              {calls.map((past) => (
                <PastCall key={past.id} past={past} onReplay={onReplay} onDelete={deleteOne} />
              ))}
            </ul>
            {next !== null && (
              <Button kind="quiet" className={styles.older} onClick={() => setLimit(explorerLimits.history)}>
                {words.older}
              </Button>
            )}
            <div className={styles.foot}>
              <p>{words.note(explorerLimits.history, explorerLimits.historyDays)}</p>
              <Button kind="quiet" onClick={deleteAll}>
                {words.clear}
              </Button>
            </div>
          </>
        )
      }
    </QueryBoundary>
  )
}

interface PastCallProps {
  past: ExplorerCall
  onReplay: (past: ExplorerCall) => void
  onDelete: (id: string) => void
}

function PastCall({ past, onReplay, onDelete }: PastCallProps) {
  const clock = useClock()
  const { id, method, path, parameters, status, milliseconds, bytes, authentication, role, leftOut } = past
  const at = formatDateTime(past.at, clock)
  const given = Object.entries(parameters).map(([key, value]) => `${key.split('.')[1]}=${value}`)
  const facts = [
    formatMs(milliseconds),
    ...(bytes === null ? [] : [formatBytes(bytes)]),
    at,
    ...(authentication === 'session' ? [] : [explorerMessages.authentication.runAs[authentication]]),
    ...(role === null ? [] : [explorerMessages.asRole.as(role.name)]),
    ...(leftOut === 0 ? [] : [words.leftOut(leftOut)])
  ]
  return (
    <li className={styles.call}>
      <div className={styles.what}>
        <p className={styles.path}>
          <Method name={method} /> <span>{path}</span>
        </p>
        {given.length > 0 && <p className={styles.given}>{given.join(' ')}</p>}
        <p className={styles.facts}>
          <Status tone={toneOf({ status, isRedirect: status === 0 })}>
            {status === 0 ? explorerMessages.redirect : status}
          </Status>
          <span className="num">{facts.join(' · ')}</span>
        </p>
      </div>
      <Button size="sm" aria-label={words.runIt(`${method} ${path}`, at)} onClick={() => onReplay(past)}>
        {words.runAgain}
      </Button>
      <IconButton label={words.deleteIt(`${method} ${path}`, at)} onClick={() => onDelete(id)}>
        <IconTrash className="i" aria-hidden />
      </IconButton>
    </li>
  )
}
