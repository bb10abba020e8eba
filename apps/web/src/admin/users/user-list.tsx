import type { User } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { RequestError } from '../../requests/request-error.ts'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { TableAnswer } from '../../ui/data-table/table-answer.ts'
import { withTableState, type TableState } from '../../ui/data-table/table-address.ts'
import { TableFoot } from '../../ui/data-table/table-foot.tsx'
import { NoMatch } from '../../ui/states/no-match.tsx'
import type { SetAddressState } from '../../ui/use-address-state.ts'
import { usersMessages as words } from './messages.ts'
import { userPageSizes } from './user-address.ts'
import { userColumns, userRow } from './user-columns.tsx'
import { userPageQuery } from './users.api.ts'

interface UserListProps {
  state: TableState
  onState: SetAddressState<TableState>
}

/** A page of the list with its foot. */
export function UserList({ state, onState }: UserListProps) {
  const answer = useUserPage(state)
  const [query] = useSearchParams()
  const row = useMemo(() => userRow(query), [query])
  const filterCount = Object.keys(state.filters).length + (state.search === '' ? 0 : 1)
  return (
    <>
      <DataTable
        label={words.list}
        columns={userColumns}
        row={row}
        density="two-line"
        answer={answer}
        sort={state.sort}
        onSort={(sort) => onState((before) => withTableState(before, { sort }))}
        hidden={state.hidden}
        empty={
          <NoMatch
            title={words.nobodyMatches}
            filterCount={filterCount}
            onClear={() => onState((before) => withTableState(before, { filters: {}, search: '' }))}
          />
        }
      />
      {answer.kind === 'ready' && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          shown={answer.rows.length}
          total={answer.total}
          pageSizes={userPageSizes}
          onPage={(page) => onState((before) => ({ ...before, page }))}
          onPageSize={(pageSize) => onState((before) => withTableState(before, { pageSize }))}
        />
      )}
    </>
  )
}

function useUserPage(state: TableState): TableAnswer<User> {
  // The rows of before stay until the answer is there.
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...userPageQuery(state),
    placeholderData: keepPreviousData
  })
  if (error !== null && !isFetching)
    return {
      kind: 'failed',
      title: words.failed,
      detail: error.message,
      traceId: error instanceof RequestError ? error.traceId : undefined,
      onRetry: () => void refetch()
    }
  if (data === undefined) return { kind: 'loading' }
  return {
    kind: 'ready',
    rows: data.users,
    total: { count: data.total, isExact: data.exact },
    isReloading: isPlaceholderData
  }
}
