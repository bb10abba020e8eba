import { mutation } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
import { preferencesMessages as words } from './messages.ts'

export const setPreferences = mutation('PUT /api/admin/preferences', {
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.failed, text: message })
})
