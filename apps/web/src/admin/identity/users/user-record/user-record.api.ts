import type { ApiCalls } from '@sitewright/api'
import { pagedQuery, query } from '../../../../requests/request.ts'

export function userSessionsQuery(id: string) {
  return query(['users', 'sessions', id], 'GET /api/admin/users/{id}/sessions', { path: { id } })
}

export function userAccessQuery(id: string) {
  return query(['users', 'access', id], 'GET /api/admin/users/{id}/access', { path: { id } })
}

/** A kind of actions that the activity is narrowed to. */
export type ActivityKindFilter = NonNullable<
  ApiCalls['GET /api/admin/users/{id}/activity']['input']['query']
>['kind']

/** What a user did and what was done to them, page by page. */
export function userActivityQuery(id: string, kind: ActivityKindFilter) {
  return pagedQuery(
    ['users', 'activity', id, kind ?? 'all'],
    'GET /api/admin/users/{id}/activity',
    (before) => ({ path: { id }, query: { kind, before } }),
    ({ entries }) => entries
  )
}
