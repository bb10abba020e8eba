import type { ApiCalls, UserSort } from '@sitewright/api'
import type { TableState } from '../../ui/data-table/table-address.ts'
import { query } from '../../requests/request.ts'

type UserListInput = NonNullable<ApiCalls['GET /api/admin/users']['input']['query']>

/** The statuses that are counted over the list. */
export type CountedStatus = 'active' | 'inactive' | 'suspended'

/** Number of users with a status; of all, where none is named. */
export function userCountQuery(status: CountedStatus | undefined) {
  const input: UserListInput = { limit: 1, ...(status === undefined ? {} : { status }) }
  return query(['users', 'count', status ?? 'all'], 'GET /api/admin/users', { query: input })
}

/** A page of users, as the address of the screen asks for it. */
export function userPageQuery(state: TableState) {
  const input = toListInput(state)
  return query(['users', 'page', JSON.stringify(input)], 'GET /api/admin/users', { query: input })
}

/** A user. */
export function userQuery(id: string) {
  return query(['users', 'one', id], 'GET /api/users/{id}', { path: { id } })
}

/** All roles. */
export const rolesQuery = query(['roles'], 'GET /api/admin/roles', {})

function toListInput({ search, filters, sort, page, pageSize }: TableState): UserListInput {
  const chosen = Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.join(',')])
  ) as Partial<UserListInput>
  return {
    page,
    limit: pageSize,
    ...(search === '' ? {} : { search }),
    ...(sort === undefined ? {} : { sort: sort.id as UserSort, order: sort.desc ? 'desc' : 'asc' }),
    ...chosen
  }
}
