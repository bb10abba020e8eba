import { mutation } from '../../../requests/request.ts'
import type { RequestError } from '../../../requests/request-error.ts'
import { toast } from '../../../ui/toast.ts'
import { actMessages as words } from './messages.ts'

function toastFailure(title: string): (error: RequestError) => void {
  return ({ failure }) => toast({ tone: 'danger', title, text: failure.message })
}

export const changeStatus = mutation('PATCH /api/users/{id}', {
  invalidates: ['users'],
  onFailure: toastFailure(words.statusFailed)
})

export const endSessions = mutation('POST /api/users/{id}/end-sessions', {
  invalidates: ['users'],
  onFailure: toastFailure(words.sessionsFailed)
})

export const startPasswordReset = mutation('POST /api/users/{id}/reset-password', {
  onAnswer: ({ message }) => toast({ tone: 'success', text: message }),
  onFailure: toastFailure(words.resetFailed)
})
