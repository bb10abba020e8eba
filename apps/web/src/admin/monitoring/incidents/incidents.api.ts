import type { ApiClient } from '@sitewright/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOrThrow } from '../../../requests/request-error.ts'
import { mutation, query } from '../../../requests/request.ts'

/** Incidents that are shown at first. */
const few = 3
/** Incidents of each further page. */
const incidentsPage = 50

/** Incidents, the newest first, page by page; one that is open comes first. */
export function incidentsQuery(call: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['alerts', 'incidents'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answerOrThrow(
        await call('GET /api/admin/incidents', {
          query: { before, limit: before === undefined ? few : incidentsPage }
        })
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ incidents }) => incidents)
  })
}

/** An incident with its time line. */
export function incidentQuery(id: string) {
  return query(['alerts', 'incident', id], 'GET /api/admin/incidents/{id}', { path: { id } })
}

export const renameIncident = mutation('PATCH /api/admin/incidents/{id}', { invalidates: ['alerts'] })
export const addIncidentNote = mutation('POST /api/admin/incidents/{id}/notes', { invalidates: ['alerts'] })
