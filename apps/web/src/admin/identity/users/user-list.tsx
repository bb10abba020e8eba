import type { User } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { toTableAnswer } from '../../../requests/to-table-answer.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import type { TableAnswer } from '../../../ui/data-table/table-answer.ts'
import { withTableState, type TableState } from '../../../ui/data-table/table-address.ts'
import type { SelectionControl } from '../../../ui/data-table/use-selection.ts'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { lastPageOf } from '../../../ui/data-table/page-range.ts'
import { UnknownValues } from '../../../ui/data-table/unknown-values.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { NoPage } from '../../../ui/states/no-page.tsx'
import type { SetAddressState } from '../../../ui/use-address-state.ts'
import { useUserKeys } from './acts/use-user-keys.ts'
import { usersMessages as words } from './messages.ts'
import { userAddress, userPageSizes } from './user-address.ts'
import { userColumns, userRow } from './user-columns.tsx'
import { userPageQuery } from './users.api.ts'

interface UserListProps {
  state: TableState
  onState: SetAddressState<TableState>
  /** Without it nobody can be selected. */
  selection: SelectionControl | undefined
}

/** A page of the list with its foot. */
export function UserList({ state, onState, selection }: UserListProps) {
  const answer = useUserPage(state)
  const [query] = useSearchParams()
  const row = useMemo(() => userRow(query), [query])
  const rowKeys = useUserKeys()
  const filterCount = Object.keys(state.filters).length + (state.search === '' ? 0 : 1)
  const lastPage = answer.kind === 'ready' ? lastPageOf(state.pageSize, answer.total) : undefined
  const isBehindLast = answer.kind === 'ready' && answer.total.count > 0 && state.page > (lastPage ?? 1)
  const openPage = (page: number): void => onState((before) => ({ ...before, page }))
  return (
    <>
      <UnknownValues
        values={userAddress.findUnknown(query)}
        onDrop={() => onState((before) => before, { replace: true })}
      />
      <DataTable
        label={words.list}
        columns={userColumns}
        row={row}
        density="two-line"
        // Beside an open record, J and K walk through records.
        keys={!query.has('user')}
        rowKeys={rowKeys}
        answer={answer}
        sort={state.sort}
        onSort={(sort) => onState((before) => withTableState(before, { sort }))}
        hidden={state.hidden}
        {...(selection === undefined ? {} : { selection })}
        empty={
          isBehindLast ? (
            <NoPage page={state.page} lastPage={lastPage} onPage={openPage} />
          ) : (
            <NoMatch
              title={words.nobodyMatches}
              filterCount={filterCount}
              onClear={() => onState((before) => withTableState(before, { filters: {}, search: '' }))}
            />
          )
        }
      />
      {answer.kind === 'ready' && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          shown={answer.rows.length}
          total={answer.total}
          pageSizes={userPageSizes}
          onPage={openPage}
          onPageSize={(pageSize) => onState((before) => withTableState(before, { pageSize }))}
        />
      )}
    </>
  )
}

function useUserPage(state: TableState): TableAnswer<User> {
  // The rows of before stay until the answer is there.
  const query = useQuery({ ...userPageQuery(state), placeholderData: keepPreviousData })
  return toTableAnswer(query, {
    failed: words.failed,
    toRows: ({ users, total, exact }) => ({ rows: users, total, isExact: exact })
  })
}
