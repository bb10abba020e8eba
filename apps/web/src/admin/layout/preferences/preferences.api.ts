import { mutation, query } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
import { preferencesMessages as words } from './messages.ts'

/** One's own preferences. */
export const preferencesQuery = query(['preferences'], 'GET /api/admin/preferences', {})

/** Keeps one's preferences. */
export const setPreferences = mutation('PUT /api/admin/preferences', {
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.failed, text: message })
})
