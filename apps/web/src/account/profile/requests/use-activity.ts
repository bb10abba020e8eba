import type { Calls } from '@sitewright/api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { answered, useCall } from './answered.ts'
import { keys } from './keys.ts'

/** What a person may ask their activity for. */
export type ActivityFilter = NonNullable<Calls['GET /api/account/activity']['input']['query']>['kind']

/** The activity, page by page. */
export function useActivity(kind: ActivityFilter) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...keys.activity, kind ?? 'all'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answered(await call('GET /api/account/activity', { query: { kind, before } })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries)
  })
}
