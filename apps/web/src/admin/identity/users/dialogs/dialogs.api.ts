import { mutation, query } from '../../../../requests/request.ts'

export const addUser = mutation('POST /api/users', { invalidates: ['users', 'roles'] })

export const updateUser = mutation('PATCH /api/users/{id}', { invalidates: ['users', 'roles'] })

export const mailUser = mutation('POST /api/admin/users/{id}/email', { invalidates: ['users'] })

export const previewUserMail = mutation('POST /api/admin/users/{id}/email/preview')

export const resetSecondFactor = mutation('POST /api/users/{id}/reset-second-factor', {
  invalidates: ['users']
})

/** Asks for a read-only session as a user; the user is notified. */
export const viewAsUser = mutation('POST /api/admin/users/{id}/view-as')

export function deletionEffectsQuery(id: string) {
  return query(['users', 'deletion', id], 'GET /api/admin/users/{id}/deletion', { path: { id } })
}
