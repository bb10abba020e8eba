import { mutation, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { dashboardMessages } from './messages.ts'

const { needs: words } = dashboardMessages

export const dashboardQuery = query(['dashboard'], 'GET /api/admin/dashboard', {})

/** Snoozes a need; the dialog shows a failure. */
export const snoozeNeed = mutation('POST /api/admin/needs/{id}/snooze', { invalidates: ['dashboard'] })

export const wakeNeed = mutation('POST /api/admin/needs/{id}/wake', {
  invalidates: ['dashboard'],
  onFailure: toastFailure(words.wakeFailed)
})
