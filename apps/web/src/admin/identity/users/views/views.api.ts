import { RequestError } from '../../../../requests/request-error.ts'
import { mutation, query } from '../../../../requests/request.ts'
import { toast } from '../../../../ui/toast.ts'
import { viewMessages as words } from './messages.ts'

/** The saved views of the list of users. */
export const viewsQuery = query(['views', 'users'], 'GET /api/admin/views', { query: { screen: 'users' } })

/** Saves a view; its form shows a failure. */
export const addView = mutation('POST /api/admin/views', { invalidates: ['views'] })

/** Changes a view; its form shows a failure. */
export const changeView = mutation('PATCH /api/admin/views/{id}', { invalidates: ['views'] })

/** Makes a view one's own whose owner may share no more. */
export const takeOverView = mutation('POST /api/admin/views/{id}/take-over', {
  invalidates: ['views'],
  onFailure: tellFailure
})

/** Deletes a view. */
export const deleteView = mutation('DELETE /api/admin/views/{id}', {
  invalidates: ['views'],
  onFailure: tellFailure
})

/** Tells of a failure of a change that no form shows. */
export function onViewError(error: Error): void {
  if (error instanceof RequestError) tellFailure(error)
}

/** Tells why a view stayed as it was. */
function tellFailure({ failure }: RequestError): void {
  toast({ tone: 'danger', title: words.failed, text: failure.message })
}
