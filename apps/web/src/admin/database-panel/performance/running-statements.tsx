import type { DatabaseConnection, DatabasePerformanceView, SessionUser } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useOutletContext } from 'react-router'
import { toastResult } from '../../../requests/toasts.ts'
import { formatAge } from '../../../ui/age/age-of.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Status } from '../../../ui/status.tsx'
import { NumberCell, PartPanel, PartTable, StatementCell } from './part-panel.tsx'
import { cancelStatement } from './performance.api.ts'
import { performanceMessages } from './performance-messages.ts'
import styles from './performance.module.css'

const { running: words } = performanceMessages

type Running = Extract<
  DatabasePerformanceView['running'],
  { kind: 'measured' }
>['value']['statements'][number]

interface RunningStatementsProps {
  connection: DatabaseConnection
  running: DatabasePerformanceView['running']
  at: number
}

/** What runs now, oldest first; what the role of the connection may stop can be cancelled. */
export function RunningStatements({ connection, running, at }: RunningStatementsProps) {
  const { permissions } = useOutletContext<SessionUser>()
  const [asked, setAsked] = useState<Running>()
  const mayCancel = permissions.includes('database.write')
  return (
    <>
      <PartPanel<'running'> title={words.title} part={running} at={at}>
        {({ statements, hidden }) => {
          const hasActions = mayCancel && statements.some(({ cancellable }) => cancellable)
          return (
            <>
              {statements.length === 0 ? (
                <p className={styles.note}>{words.none}</p>
              ) : (
                <PartTable
                  caption={words.title}
                  headings={[
                    [performanceMessages.process, 'number'],
                    [performanceMessages.statement],
                    [performanceMessages.user],
                    [words.state],
                    [words.age, 'number'],
                    ...(hasActions ? [[words.cancel] as const] : [])
                  ]}
                >
                  {statements.map((each) => (
                    <tr key={each.id}>
                      <NumberCell>{each.processId}</NumberCell>
                      <StatementCell statement={each.statement} />
                      <td>{[each.user, each.application].filter((part) => part !== null).join(' · ')}</td>
                      <td>{each.isWaiting ? <Status tone="warning">{words.locked}</Status> : each.state}</td>
                      <NumberCell>{formatAge(Math.max(0, each.seconds) * 1000)}</NumberCell>
                      {hasActions && (
                        <td>
                          {each.cancellable && (
                            <Button
                              size="sm"
                              aria-label={words.cancelOne(each.processId)}
                              onClick={() => setAsked(each)}
                            >
                              {words.cancel}
                            </Button>
                          )}
                        </td>
                      )}
                    </tr>
                  ))}
                </PartTable>
              )}
              {hidden !== null && hidden > 0 && <p className={styles.note}>{words.hidden(hidden)}</p>}
            </>
          )
        }}
      </PartPanel>
      {asked !== undefined && (
        <CancelDialog connection={connection.id} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}

interface CancelDialogProps {
  connection: string
  asked: Running
  onClose: () => void
}

function CancelDialog({ connection, asked, onClose }: CancelDialogProps) {
  const cancel = useMutation({
    ...cancelStatement,
    ...toastResult({ failed: words.failed, done: words.done, onDone: onClose })
  })
  return (
    <ConfirmDialog
      title={words.question(asked.processId)}
      opened
      onClose={onClose}
      effects={[
        { label: words.runs, value: formatAge(Math.max(0, asked.seconds) * 1000) },
        { label: words.work, value: words.lost, tone: 'danger' },
        { label: words.session, value: words.stays }
      ]}
      confirmLabel={words.confirm}
      keepLabel={words.keep}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ body: { connection, id: asked.id } })}
    />
  )
}
