import { mutation, pagedQuery, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { alertsMessages as words } from './messages.ts'

/** Closed alerts that are shown at first. */
const fewClosed = 5
/** Closed alerts of each further page. */
const closedPage = 50

/** The alerts that are pending or fire. */
export const openAlertsQuery = query(['alerts', 'open'], 'GET /api/admin/alerts', {
  query: { state: 'open', limit: 100 }
})

/** The alerts that were resolved, the last ones first, page by page. */
export const closedAlertsQuery = pagedQuery(
  ['alerts', 'closed'],
  'GET /api/admin/alerts',
  (before) => ({
    query: { state: 'closed', before, limit: before === undefined ? fewClosed : closedPage }
  }),
  ({ alerts }) => alerts
)

export function alertQuery(id: string) {
  return query(['alerts', 'one', id], 'GET /api/admin/alerts/{id}', { path: { id } })
}

export const alertRulesQuery = query(['alerts', 'rules'], 'GET /api/admin/alert-rules', {})

export const silencesQuery = query(['alerts', 'silences'], 'GET /api/admin/silences', {})

export const acknowledgeAlert = mutation('POST /api/admin/alerts/{id}/acknowledge', {
  invalidates: ['alerts'],
  onFailure: toastFailure(words.acknowledgeFailed)
})
export const addAlertRule = mutation('POST /api/admin/alert-rules', { invalidates: ['alerts'] })
export const changeAlertRule = mutation('PATCH /api/admin/alert-rules/{id}', { invalidates: ['alerts'] })
export const switchAlertRule = mutation('PATCH /api/admin/alert-rules/{id}', {
  invalidates: ['alerts'],
  onFailure: toastFailure(words.rules.failed)
})
export const deleteAlertRule = mutation('DELETE /api/admin/alert-rules/{id}', {
  invalidates: ['alerts'],
  onFailure: toastFailure(words.rules.failed)
})
export const addSilence = mutation('POST /api/admin/silences', { invalidates: ['alerts'] })
export const endSilence = mutation('POST /api/admin/silences/{id}/end', {
  invalidates: ['alerts'],
  onFailure: toastFailure(words.silences.failed)
})
