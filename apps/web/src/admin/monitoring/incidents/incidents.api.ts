import { mutation, pagedQuery, query } from '../../../requests/request.ts'

/** Incidents that are shown at first. */
const few = 3
/** Incidents of each further page. */
const incidentsPage = 50

/** Incidents, the newest first, page by page; one that is open comes first. */
export const incidentsQuery = pagedQuery(
  ['alerts', 'incidents'],
  'GET /api/admin/incidents',
  (before) => ({ query: { before, limit: before === undefined ? few : incidentsPage } }),
  ({ incidents }) => incidents
)

export function incidentQuery(id: string) {
  return query(['alerts', 'incident', id], 'GET /api/admin/incidents/{id}', { path: { id } })
}

export const renameIncident = mutation('PATCH /api/admin/incidents/{id}', { invalidates: ['alerts'] })
export const addIncidentNote = mutation('POST /api/admin/incidents/{id}/notes', { invalidates: ['alerts'] })
