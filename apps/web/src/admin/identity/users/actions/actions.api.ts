import { mutation } from '../../../../requests/request.ts'
import { toastFailure } from '../../../../requests/toasts.ts'
import { toast } from '../../../../ui/toast.ts'
import { actionMessages as words } from './messages.ts'

function toastMessage({ message }: { message: string }): void {
  toast({ tone: 'success', text: message })
}

export const endSessions = mutation('POST /api/users/{id}/end-sessions', {
  invalidates: ['users'],
  onFailure: toastFailure(words.sessionsFailed)
})

export const endSession = mutation('DELETE /api/admin/users/{id}/sessions/{session}', {
  invalidates: ['users'],
  onFailure: toastFailure(words.sessionsFailed)
})

export const revokeUserApiKey = mutation('DELETE /api/admin/users/{id}/api-keys/{key}', {
  invalidates: ['users'],
  onAnswer: toastMessage,
  onFailure: toastFailure(words.keyFailed)
})

export const startPasswordReset = mutation('POST /api/users/{id}/reset-password', {
  invalidates: ['users'],
  onAnswer: toastMessage,
  onFailure: toastFailure(words.resetFailed)
})

export const unlockUser = mutation('POST /api/admin/users/{id}/unlock', {
  invalidates: ['users'],
  onAnswer: toastMessage,
  onFailure: toastFailure(words.unlockFailed)
})

export const sendVerification = mutation('POST /api/admin/users/{id}/verify', {
  invalidates: ['users'],
  onAnswer: toastMessage,
  onFailure: toastFailure(words.resetFailed)
})

export const deleteUser = mutation('DELETE /api/users/{id}', {
  invalidates: ['users', 'roles'],
  onFailure: toastFailure(words.deleteFailed)
})

export const restoreUser = mutation('POST /api/admin/users/{id}/restore', {
  invalidates: ['users', 'roles'],
  onFailure: toastFailure(words.restoreFailed)
})
