import { mutation } from '../../../requests/request.ts'
import { profileQuery } from '../profile.api.ts'
import { toastFailure } from '../toasts.ts'
import { personalFailures } from './messages.ts'

/** Saves name and email; the page's header learns the name too. */
export const saveProfile = mutation('PATCH /api/account/profile', {
  invalidates: ['activity'],
  onAnswer: ({ profile }, { client, session }) => {
    client.setQueryData(profileQuery.queryKey, profile)
    void session.verify()
  }
})

export const setAvatar = mutation('PUT /api/account/avatar', {
  invalidates: ['profile', 'activity'],
  onAnswer: (_answer, { session }) => void session.verify(),
  onFailure: ({ failure }) => toastFailure(personalFailures.update, failure)
})

export const removeAvatar = mutation('DELETE /api/account/avatar', {
  invalidates: ['profile', 'activity'],
  onAnswer: (_answer, { session }) => void session.verify(),
  onFailure: ({ failure }) => toastFailure(personalFailures.update, failure)
})

export const exportAccount = mutation('GET /api/account/export', {
  invalidates: ['activity'],
  onFailure: ({ failure }) => toastFailure(personalFailures.download, failure)
})

export const deleteAccount = mutation('POST /api/account/delete')
