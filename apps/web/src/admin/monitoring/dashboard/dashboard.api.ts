import { mutation, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { dashboardMessages } from './messages.ts'

const { needs: words } = dashboardMessages

/** What the dashboard shows. */
export const dashboardQuery = query(['dashboard'], 'GET /api/admin/dashboard', {})

/** Puts off what needs somebody; the dialog shows why it could not be. */
export const snoozeNeed = mutation('POST /api/admin/needs/{id}/snooze', { invalidates: ['dashboard'] })

/** Ends a snooze. */
export const wakeNeed = mutation('POST /api/admin/needs/{id}/wake', {
  invalidates: ['dashboard'],
  onFailure: toastFailure(words.wakeFailed)
})
