import '../styles/data.css'
import { useDeferredValue } from 'react'
import { FailedState } from '../states/failed-state.tsx'
import { ReloadRule } from '../reload-rule.tsx'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import { TableRows } from './table-rows.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

/** A table of records: sorted on the server, selected over pages, moved through by keys; on phones a two-line list. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, hidden, density = 'plain', empty } = props
  // New rows are drawn piece by piece, so that typing and the pointer come in between.
  const answer = useDeferredValue(props.answer)
  if (answer.kind === 'failed') {
    const { title, detail, traceId, onRetry } = answer
    return <FailedState title={title} detail={detail} traceId={traceId} onRetry={onRetry} />
  }
  const shown = columns.filter(({ id }) => hidden?.includes(id) !== true)
  return (
    <div className={`dense ${styles.root}`}>
      {answer.kind === 'ready' && answer.isReloading === true && (
        <ReloadRule label={tableMessages.reloading} />
      )}
      {answer.kind === 'loading' && <TableSkeleton label={label} columns={shown} density={density} />}
      {answer.kind === 'ready' && answer.rows.length === 0 && empty}
      {answer.kind === 'ready' && answer.rows.length > 0 && <TableRows {...props} rows={answer.rows} />}
    </div>
  )
}
