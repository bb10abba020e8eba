import { mutation, query } from '../../../requests/request.ts'
import { toastFailure } from '../../../requests/toasts.ts'
import { toast } from '../../../ui/toast.ts'
import { memberMessages as words } from './messages.ts'

export const membersQuery = (id: string) =>
  query(['tenants', 'members', id], 'GET /api/admin/tenants/{id}/members', { path: { id } })

export const invite = mutation('POST /api/admin/tenants/{id}/invitations', { invalidates: ['tenants'] })

export const resendInvitation = mutation('POST /api/admin/tenants/{id}/invitations/{invitation}/resend', {
  invalidates: ['tenants'],
  onAnswer: ({ invitation }) => toast({ tone: 'success', text: words.sentAgain(invitation.email) }),
  onFailure: toastFailure(words.inviteFailed)
})

export const revokeInvitation = mutation('DELETE /api/admin/tenants/{id}/invitations/{invitation}', {
  invalidates: ['tenants'],
  onFailure: toastFailure(words.revokeFailed)
})

export const changeMember = mutation('PATCH /api/admin/tenants/{id}/members/{member}', {
  invalidates: ['tenants'],
  onAnswer: ({ member }) => toast({ tone: 'success', text: words.roleChanged(member.name, member.roleName) }),
  onFailure: toastFailure(words.roleFailed)
})

export const removeMember = mutation('DELETE /api/admin/tenants/{id}/members/{member}', {
  invalidates: ['tenants'],
  onFailure: toastFailure(words.removeFailed)
})
