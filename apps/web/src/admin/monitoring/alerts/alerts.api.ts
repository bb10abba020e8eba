import { mutation, query } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
import { alertsMessages as words } from './messages.ts'

/** Closed alerts that are shown at first. */
const fewClosed = 5

/** The alerts that are pending or fire. */
export const openAlertsQuery = query(['alerts', 'open'], 'GET /api/admin/alerts', {
  query: { state: 'open', limit: 100 }
})

/** The alerts that were resolved last. */
export function closedAlertsQuery(all: boolean) {
  const limit = all ? 100 : fewClosed
  return query(['alerts', 'closed', String(limit)], 'GET /api/admin/alerts', {
    query: { state: 'closed', limit }
  })
}

/** An alert with its time line. */
export function alertQuery(id: string) {
  return query(['alerts', 'one', id], 'GET /api/admin/alerts/{id}', { path: { id } })
}

/** The rules, with what they measure now. */
export const alertRulesQuery = query(['alerts', 'rules'], 'GET /api/admin/alert-rules', {})

/** The silences in force. */
export const silencesQuery = query(['alerts', 'silences'], 'GET /api/admin/silences', {})

const failedAs =
  (title: string) =>
  ({ failure }: { failure: { message: string } }): void =>
    toast({ tone: 'danger', title, text: failure.message })

export const acknowledgeAlert = mutation('POST /api/admin/alerts/{id}/acknowledge', {
  invalidates: ['alerts'],
  onFailure: failedAs(words.acknowledgeFailed)
})
export const addAlertRule = mutation('POST /api/admin/alert-rules', { invalidates: ['alerts'] })
export const changeAlertRule = mutation('PATCH /api/admin/alert-rules/{id}', { invalidates: ['alerts'] })
export const switchAlertRule = mutation('PATCH /api/admin/alert-rules/{id}', {
  invalidates: ['alerts'],
  onFailure: failedAs(words.rules.failed)
})
export const deleteAlertRule = mutation('DELETE /api/admin/alert-rules/{id}', {
  invalidates: ['alerts'],
  onFailure: failedAs(words.rules.failed)
})
export const addSilence = mutation('POST /api/admin/silences', { invalidates: ['alerts'] })
export const endSilence = mutation('POST /api/admin/silences/{id}/end', {
  invalidates: ['alerts'],
  onFailure: failedAs(words.silences.failed)
})
