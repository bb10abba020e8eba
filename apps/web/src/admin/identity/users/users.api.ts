import type { ApiCalls, UserSort } from '@sitewright/api'
import type { TableState } from '../../../ui/data-table/table-address.ts'
import { toUserTimes } from './user-periods.ts'
import { query } from '../../../requests/request.ts'

type UserListInput = NonNullable<ApiCalls['GET /api/admin/users']['input']['query']>

export const userSummaryQuery = query(['users', 'summary'], 'GET /api/admin/users/summary', {})

/** A page of users, as the address of the screen asks for it. */
export function userPageQuery(state: TableState) {
  const input = toListInput(state)
  return query(['users', 'page', JSON.stringify(input)], 'GET /api/admin/users', { query: input })
}

export function userQuery(id: string) {
  return query(['users', 'one', id], 'GET /api/users/{id}', { path: { id } })
}

function toListInput({ page, pageSize, ...state }: TableState): UserListInput {
  return { page, limit: pageSize, ...toUserOrder(state), ...toUserFilter(state) }
}

export function toUserFilter({
  search,
  filters
}: Pick<TableState, 'search' | 'filters'>): Omit<UserListInput, 'page' | 'limit' | 'sort' | 'order'> {
  const { created, seen, ...chosen }: Record<string, string> = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.join(',')])
  )
  return { ...(search === '' ? {} : { search }), ...chosen, ...toUserTimes({ created, seen }) }
}

export function toUserOrder({ sort }: Pick<TableState, 'sort'>): Pick<UserListInput, 'sort' | 'order'> {
  return sort === undefined ? {} : { sort: sort.id as UserSort, order: sort.desc ? 'desc' : 'asc' }
}
