import type { ApiCalls } from '@sitewright/api'
import type { ApiClient } from '@sitewright/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOrThrow } from '../../../../requests/request-error.ts'
import { query } from '../../../../requests/request.ts'

/** The active sessions of a user. */
export function userSessionsQuery(id: string) {
  return query(['users', 'sessions', id], 'GET /api/admin/users/{id}/sessions', { path: { id } })
}

/** How a user gets in. */
export function userAccessQuery(id: string) {
  return query(['users', 'access', id], 'GET /api/admin/users/{id}/access', { path: { id } })
}

/** A kind of acts that the activity is narrowed to. */
export type ActivityKindFilter = NonNullable<
  ApiCalls['GET /api/admin/users/{id}/activity']['input']['query']
>['kind']

/** What a user did and what was done to them, page by page. */
export function userActivityQuery(call: ApiClient, id: string, kind: ActivityKindFilter) {
  return infiniteQueryOptions({
    queryKey: ['users', 'activity', id, kind ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answerOrThrow(
        await call('GET /api/admin/users/{id}/activity', { path: { id }, query: { kind, before } })
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries)
  })
}
