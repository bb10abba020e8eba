import type { ApiCalls } from '@sitewright/api'
import { mutation, query } from '../../../../requests/request.ts'
import { toastFailure } from '../../../../requests/toasts.ts'
import { toast } from '../../../../ui/toast.ts'
import { bulkMessages as words } from './messages.ts'

type Selected = ApiCalls['POST /api/admin/users/bulk']['input']['body']['users']
type ItemQuery = NonNullable<ApiCalls['GET /api/admin/jobs/{id}/items']['input']['query']>

/** Which users a bulk action is for, as the calls take it. */
export type SelectedUsers = Selected

/** What an action on a selection would do, counted exactly, however many match; the key tells one asking from the next. */
export function bulkEffectsQuery(key: string, users: Selected) {
  return query(['users', 'effects', key], 'POST /api/admin/users/bulk/effects', { body: { users } })
}

export const beginBulkAction = mutation('POST /api/admin/users/bulk', {
  invalidates: ['jobs', 'users'],
  onFailure: ({ failure }) =>
    toast({ tone: 'danger', title: words.failedTitle, text: words.failed, detail: failure.message })
})

/** The newest jobs, whose progress and results this screen shows. */
export const recentJobsQuery = query(['jobs', 'recent'], 'GET /api/admin/jobs', { query: { limit: 10 } })

export function jobQuery(id: string) {
  return query(['jobs', 'one', id], 'GET /api/admin/jobs/{id}', { path: { id } })
}

/** A page of the items of a job, with the outcome of each. */
export function jobItemsQuery(id: string, input: ItemQuery) {
  return query(['jobs', 'items', id, JSON.stringify(input)], 'GET /api/admin/jobs/{id}/items', {
    path: { id },
    query: input
  })
}

export const cancelJob = mutation('POST /api/admin/jobs/{id}/cancel', {
  invalidates: ['jobs', 'users'],
  onFailure: toastFailure(words.cancelFailed)
})

export const undoJob = mutation('POST /api/admin/jobs/{id}/undo', {
  invalidates: ['jobs', 'users'],
  onFailure: toastFailure(words.undoFailed)
})
