import type { ApiClient } from '@sitewright/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { answerOrThrow } from '../../../requests/request-error.ts'
import { mutation, query } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
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
export function closedAlertsQuery(call: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['alerts', 'closed'],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: before }) =>
      answerOrThrow(
        await call('GET /api/admin/alerts', {
          query: { state: 'closed', before, limit: before === undefined ? fewClosed : closedPage }
        })
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ alerts }) => alerts)
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
