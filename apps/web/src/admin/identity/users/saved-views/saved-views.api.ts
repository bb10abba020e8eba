import { mutation, query } from '../../../../requests/request.ts'
import { toastFailure } from '../../../../requests/toasts.ts'
import { viewMessages as words } from './messages.ts'

export const viewsQuery = query(['views', 'users'], 'GET /api/admin/views', { query: { screen: 'users' } })

/** Shows a failure of a change that no form shows. */
export const onViewError = toastFailure(words.failed)

export const addView = mutation('POST /api/admin/views', { invalidates: ['views'] })

export const changeView = mutation('PATCH /api/admin/views/{id}', { invalidates: ['views'] })

/** Makes a view one's own whose owner may share no more. */
export const takeOverView = mutation('POST /api/admin/views/{id}/take-over', {
  invalidates: ['views'],
  onFailure: onViewError
})

export const deleteView = mutation('DELETE /api/admin/views/{id}', {
  invalidates: ['views'],
  onFailure: onViewError
})
