import type { ServiceCheck } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Status } from '../../../ui/status.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { formatMs } from '../../shared/format-value.ts'
import { CheckForm } from './check-form.tsx'
import { checkResultsQuery, deleteCheck } from './checks.api.ts'
import styles from './checks.module.css'
import { checkTones } from './describe-check.ts'
import { MaintenanceWindows } from './maintenance-windows.tsx'
import { checkTexts as words, formTexts, maintenanceTexts } from './messages.ts'
import type { OpenCheckDialog } from './use-check-actions.ts'

interface CheckDialogsProps {
  dialog: OpenCheckDialog | undefined
  checks: readonly ServiceCheck[]
  mayChange: boolean
  mayRemove: boolean
  onClose: () => void
}

export function CheckDialogs({ dialog, checks, mayChange, mayRemove, onClose }: CheckDialogsProps) {
  const edited = dialog?.kind === 'form' ? dialog.check : undefined
  return (
    <>
      <Dialog
        title={edited === undefined ? formTexts.addTitle : formTexts.editTitle}
        opened={dialog?.kind === 'form'}
        onClose={onClose}
        size={520}
        fillsPhone
      >
        {dialog?.kind === 'form' && <CheckForm check={edited} checks={checks} onDone={onClose} />}
      </Dialog>
      <Dialog
        title={maintenanceTexts.title}
        opened={dialog?.kind === 'maintenance'}
        onClose={onClose}
        size={520}
        fillsPhone
      >
        {dialog?.kind === 'maintenance' && (
          <MaintenanceWindows checks={checks} mayChange={mayChange} mayRemove={mayRemove} />
        )}
      </Dialog>
      <Dialog
        title={dialog?.kind === 'results' ? words.resultsTitle(dialog.check.name) : ''}
        opened={dialog?.kind === 'results'}
        onClose={onClose}
        size={520}
        fillsPhone
      >
        {dialog?.kind === 'results' && <Results id={dialog.check.id} />}
      </Dialog>
      {dialog?.kind === 'delete' && <DeleteDialog check={dialog.check} checks={checks} onClose={onClose} />}
    </>
  )
}

function DeleteDialog({
  check: { id, name, days },
  checks,
  onClose
}: Pick<CheckDialogsProps, 'checks' | 'onClose'> & { check: ServiceCheck }) {
  const remove = useMutation({
    ...deleteCheck,
    ...toastResult({ failed: words.failed, done: words.deleted(name), onDone: onClose })
  })
  const children = checks.filter(({ parentId }) => parentId === id).length
  return (
    <ConfirmDialog
      title={words.deleteTitle(name)}
      opened
      onClose={onClose}
      effects={[
        { label: words.deleteResults, value: words.deleteDays(days.length), tone: 'danger' },
        { label: words.deleteChildren, value: children }
      ]}
      confirmLabel={words.deleteConfirm}
      keepLabel={words.deleteKeep}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ path: { id } })}
    />
  )
}

function Results({ id }: { id: string }) {
  const clock = useClock()
  const query = useQuery(checkResultsQuery(id))
  return (
    <QueryBoundary query={query} rows={4}>
      {({ results }) =>
        results.length === 0 ? (
          <p>{words.noResults}</p>
        ) : (
          <table className={styles.results}>
            <caption className="vh">{words.results}</caption>
            <thead className="vh">
              <tr>
                <th scope="col">{words.headings.checked}</th>
                <th scope="col">{words.headings.status}</th>
                <th scope="col">{words.headings.response}</th>
              </tr>
            </thead>
            <tbody>
              {results.map(({ at, outcome, message, responseMs }) => (
                <tr key={at}>
                  <th scope="row">{formatDateTime(at, clock)}</th>
                  <td>
                    <Status tone={checkTones[outcome]}>{message ?? words.statuses[outcome]}</Status>
                  </td>
                  <td className="num">{responseMs === null ? '–' : formatMs(responseMs)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </QueryBoundary>
  )
}
