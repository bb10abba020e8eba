import { mutation, query } from '../../../requests/request.ts'
import { toast } from '../../../ui/toast.ts'
import { memberMessages as words } from './messages.ts'

/** The members and invitations of a tenant. */
export const membersQuery = (id: string) =>
  query(['tenants', 'members', id], 'GET /api/admin/tenants/{id}/members', { path: { id } })

export const invite = mutation('POST /api/admin/tenants/{id}/invitations', { invalidates: ['tenants'] })

export const resendInvitation = mutation('POST /api/admin/tenants/{id}/invitations/{invitation}/resend', {
  invalidates: ['tenants'],
  onAnswer: ({ invitation }) => toast({ tone: 'success', text: words.sentAgain(invitation.email) }),
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.inviteFailed, text: message })
})

export const revokeInvitation = mutation('DELETE /api/admin/tenants/{id}/invitations/{invitation}', {
  invalidates: ['tenants'],
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.revokeFailed, text: message })
})

export const changeMember = mutation('PATCH /api/admin/tenants/{id}/members/{member}', {
  invalidates: ['tenants'],
  onAnswer: ({ member }) => toast({ tone: 'success', text: words.roleChanged(member.name, member.roleName) }),
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.roleFailed, text: message })
})

export const removeMember = mutation('DELETE /api/admin/tenants/{id}/members/{member}', {
  invalidates: ['tenants'],
  onFailure: ({ message }) => toast({ tone: 'danger', title: words.removeFailed, text: message })
})
