import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTimeZone } from '../../../lib/use-time-zone.ts'
import { useTablePage } from '../../../requests/use-table-page.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import type { SetAddressState } from '../../../ui/use-address-state.ts'
import { countFilters, type AuditState } from './audit-address.ts'
import { auditColumns, auditRow } from './audit-columns.tsx'
import { auditPageQuery, auditPageSize } from './audit.api.ts'
import styles from './audit.module.css'
import { auditMessages as words } from './messages.ts'

interface AuditListProps {
  state: AuditState
  onState: SetAddressState<AuditState>
}

const noFilters = {
  search: '',
  action: undefined,
  outcome: undefined,
  actor: undefined,
  subject: undefined,
  tenant: undefined,
  from: undefined,
  to: undefined,
  before: undefined
}

export function AuditList({ state, onState }: AuditListProps) {
  const [address] = useSearchParams()
  const row = useMemo(() => auditRow(address), [address])
  const { answer, data } = useTablePage(auditPageQuery(state, useTimeZone()), {
    failed: words.failed,
    toRows: ({ entries, next }) => ({ rows: entries, total: entries.length, isExact: next === null })
  })
  const goTo = (before: number | undefined) => onState((now) => ({ ...now, before }))
  return (
    <>
      <DataTable
        label={words.list}
        columns={auditColumns}
        row={row}
        density="two-line"
        answer={answer}
        empty={
          data?.next == null ? (
            <NoMatch
              title={words.none}
              filterCount={countFilters(state)}
              onClear={() => onState(() => noFilters)}
            />
          ) : null
        }
      />
      {data !== undefined && (
        <div className={`dense ${styles.foot}`}>
          <span className="muted num" role="status">
            {words.shown(data.entries.length)}
            {data.next !== null && data.entries.length < auditPageSize && (
              <> · {words.searchedTo(data.next.toLocaleString(navigator.language))}</>
            )}
          </span>
          <Button size="sm" disabled={state.before === undefined} onClick={() => goTo(undefined)}>
            {words.newest}
          </Button>
          <Button size="sm" disabled={data.next === null} onClick={() => goTo(data.next ?? undefined)}>
            {data.next !== null && data.entries.length < auditPageSize ? words.goOn : words.older}
          </Button>
        </div>
      )}
    </>
  )
}
