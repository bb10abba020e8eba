import type { ActivityEntry, ApiCalls, CallOutcome } from '@sitewright/api'
import { maximumPageSize } from '@sitewright/api/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { answerOrThrow, useCall } from './answer-or-throw.ts'
import { keys } from './keys.ts'

/** What a person may ask their activity for. */
export type ActivityFilter = NonNullable<ApiCalls['GET /api/account/activity']['input']['query']>['kind']

/** What of the activity is wanted. */
export interface ActivityQuery {
  kind: ActivityFilter
  /** Milliseconds since 1970. */
  since: number | undefined
}

/** All of it, for a file. */
export function useAllActivity(): (wanted: ActivityQuery) => Promise<CallOutcome<ActivityEntry[]>> {
  const call = useCall()
  return async ({ kind, since }) => {
    const entries: ActivityEntry[] = []
    for (let before: string | undefined; ;) {
      const query = { kind, since, before, limit: maximumPageSize }
      const outcome = await call('GET /api/account/activity', { query })
      if (!outcome.ok) return outcome
      entries.push(...outcome.answer.entries)
      if (outcome.answer.next === null) return { ok: true, answer: entries }
      before = outcome.answer.next
    }
  }
}

/** The activity, page by page. */
export function useActivity({ kind, since }: ActivityQuery) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: [...keys.activity, kind ?? 'all', since ?? 'ever'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answerOrThrow(await call('GET /api/account/activity', { query: { kind, since, before } })),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ entries }) => entries)
  })
}
