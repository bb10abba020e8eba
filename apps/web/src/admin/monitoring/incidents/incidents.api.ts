import { mutation, query } from '../../../requests/request.ts'

/** Incidents that are shown at first. */
const few = 3

/** The newest incidents; one that is open comes first. */
export function incidentsQuery(all: boolean) {
  const limit = all ? 100 : few
  return query(['alerts', 'incidents', String(limit)], 'GET /api/admin/incidents', { query: { limit } })
}

/** An incident with its time line. */
export function incidentQuery(id: string) {
  return query(['alerts', 'incident', id], 'GET /api/admin/incidents/{id}', { path: { id } })
}

export const renameIncident = mutation('PATCH /api/admin/incidents/{id}', { invalidates: ['alerts'] })
export const addIncidentNote = mutation('POST /api/admin/incidents/{id}/notes', { invalidates: ['alerts'] })
