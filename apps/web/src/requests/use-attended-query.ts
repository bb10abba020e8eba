import { useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAttention } from '../lib/use-attention.ts'

/**
 * A query that is asked again and again, as long as the user is at the page: each call keeps the session from idling
 * out, which is to end when nobody works (security bar 22). A user who comes back gets a fresh answer.
 */
export function useAttendedQuery<Answer>(
  options: UseQueryOptions<Answer>,
  everyMs: number
): UseQueryResult<Answer> {
  const attention = useAttention()
  const query = useQuery({
    ...options,
    refetchInterval: () => (attention.isAttended() ? everyMs : false)
  })
  const { refetch } = query
  useEffect(() => attention.onReturn(() => void refetch()), [attention, refetch])
  return query
}
