import { mutation, query } from '../../requests/request.ts'
import { toast } from '../../ui/toast.ts'
import { ownTenantMessages as messages } from './messages.ts'

/** The tenants in which one may work. */
export const ownTenantsQuery = query(['own-tenants'], 'GET /api/account/tenants', {})

/** Switches to another tenant; the session continues under a new id. */
export const switchTenant = mutation('POST /api/account/tenants/switch', {
  invalidates: ['own-tenants'],
  onAnswer: (answer, { session }) => session.moveToTenant(answer),
  onFailure: ({ message }) => toast({ tone: 'danger', title: messages.switchFailed, text: message })
})

export const leaveTenant = mutation('DELETE /api/account/tenants/{id}', {
  invalidates: ['own-tenants'],
  onFailure: ({ message }) => toast({ tone: 'danger', title: messages.leaveFailed, text: message })
})
