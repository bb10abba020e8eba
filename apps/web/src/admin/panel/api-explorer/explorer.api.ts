import type { RoutePerformance } from '@sitewright/api'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { mutation, query } from '../../../requests/request.ts'
import { useAuth } from '../../../sign-in/auth.tsx'
import type { ApiDocument } from './api-document.ts'
import { explorerMessages as words } from './messages.ts'

/** How each route performed within the last hour, as System Health shows it. */
const performanceQuery = query(['monitoring', 'performance'], 'GET /api/monitoring/performance', {})

export function useApiDocument(): UseQueryResult<ApiDocument> {
  const { session } = useAuth()
  return useQuery({
    queryKey: ['explorer', 'document'],
    // It follows from the version of the server.
    staleTime: Infinity,
    queryFn: async () => {
      const response = await session.fetch(new Request(new URL('/api/openapi.json', location.origin)))
      if (!response.ok) throw new Error(words.failedText)
      return (await response.json()) as ApiDocument
    }
  })
}

/** How routes performed recently; undefined until it is known, and for a user who may not read monitoring. */
export function useRoutePerformance(isAllowed: boolean): readonly RoutePerformance[] | undefined {
  const { data } = useQuery({ ...performanceQuery, enabled: isAllowed })
  return data?.routes
}

/** The calls that one has sent from here, newest first. */
export const callHistoryQuery = (limit: number) =>
  query(['explorer-history', String(limit)], 'GET /api/admin/explorer/history', { query: { limit } })

export const saveCall = mutation('POST /api/admin/explorer/history', { invalidates: ['explorer-history'] })
export const deleteCall = mutation('DELETE /api/admin/explorer/history/{id}', {
  invalidates: ['explorer-history']
})
export const clearCalls = mutation('DELETE /api/admin/explorer/history', {
  invalidates: ['explorer-history']
})
export const restoreCalls = mutation('POST /api/admin/explorer/history/restore', {
  invalidates: ['explorer-history']
})
