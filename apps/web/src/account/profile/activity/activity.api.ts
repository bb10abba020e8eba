import type { ActivityEntry, ApiCalls } from '@sitewright/api'
import { maximumPageSize } from '@sitewright/api/limits'
import type { ApiClient } from '@sitewright/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOrThrow } from '../../../requests/request-error.ts'

/** The kinds of activity that the log can be filtered by. */
export type ActivityFilter = NonNullable<ApiCalls['GET /api/account/activity']['input']['query']>['kind']

/** The filters of the activity log. */
export interface ActivityQuery {
  kind: ActivityFilter
  /** Milliseconds since 1970. */
  since: number | undefined
}

/** The activity log, with cursor pagination. */
export function activityQuery(call: ApiClient, { kind, since }: ActivityQuery) {
  return infiniteQueryOptions({
    queryKey: ['activity', kind ?? 'all', since ?? 'ever'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answerOrThrow(await call('GET /api/account/activity', { query: { kind, since, before } })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries)
  })
}

/** True where an entry has a place; otherwise the table has no such column. */
export function hasKnownPlace(entries: readonly ActivityEntry[]): boolean {
  return entries.some(({ location }) => location !== null)
}

/** Every page of the activity log, for a file. */
export async function fetchAllActivity(
  call: ApiClient,
  { kind, since }: ActivityQuery
): Promise<ActivityEntry[]> {
  const entries: ActivityEntry[] = []
  for (let before: string | undefined; ;) {
    const query = { kind, since, before, limit: maximumPageSize }
    const page = answerOrThrow(await call('GET /api/account/activity', { query }))
    entries.push(...page.entries)
    if (page.next === null) return entries
    before = page.next
  }
}
