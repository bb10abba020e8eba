import type { Product } from '@sitewright/kernel/area'
import { respondWithSession } from '@sitewright/kernel/sessions'
import { OpenAPIHono } from '@hono/zod-openapi'
import {
  acceptInvitationRoute,
  changeMemberRoute,
  checkInvitationRoute,
  inviteRoute,
  joinTenantRoute,
  leaveTenantRoute,
  listOwnTenantsRoute,
  listTenantMembersRoute,
  removeMemberRoute,
  resendInvitationRoute,
  revokeInvitationRoute,
  switchTenantRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { acceptInvitation, checkInvitation, joinTenant } from './accept-invitation.ts'
import { invite, resendInvitation, revokeInvitation } from './invitations.usecases.ts'
import { changeMember, listMembers, removeMember } from './members.usecases.ts'
import { memberAnswers } from './messages.ts'
import { leaveTenant, listOwnTenants, switchTenant } from './own-tenants.ts'

export function memberRoutes(services: Services, product: Pick<Product, 'signIn'>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listTenantMembersRoute, ({ path, call }) => listMembers(call, path.id))
  addRoute(inviteRoute, async ({ path, body, call }) => ({ invitation: await invite(call, path.id, body) }))
  addRoute(resendInvitationRoute, async ({ path, call }) => ({
    invitation: await resendInvitation(call, { tenant: path.id, id: path.invitation })
  }))
  addRoute(revokeInvitationRoute, async ({ path, call }) => {
    await revokeInvitation(call, { tenant: path.id, id: path.invitation })
    return done(memberAnswers.revoked)
  })
  addRoute(changeMemberRoute, async ({ path, body, call }) => ({
    member: await changeMember(call, { tenant: path.id, id: path.member }, body.role)
  }))
  addRoute(removeMemberRoute, async ({ path, call }) => {
    await removeMember(call, { tenant: path.id, id: path.member })
    return done(memberAnswers.removed)
  })
  addRoute(listOwnTenantsRoute, async ({ call }) => ({ tenants: await listOwnTenants(call) }))
  addRoute(switchTenantRoute, async ({ body, call, c }) =>
    respondWithSession(services, c, await switchTenant(call, body.membership), memberAnswers.switched)
  )
  addRoute(leaveTenantRoute, async ({ path, call }) => {
    await leaveTenant(call, path.id)
    return done(memberAnswers.left)
  })
  addRoute(checkInvitationRoute, ({ body, call }) => checkInvitation(call, body.token))
  addRoute(acceptInvitationRoute, async ({ body, call, c }) => {
    const { signIn } = product
    return signIn.respond(services, c, await acceptInvitation(call, signIn, body))
  })
  addRoute(joinTenantRoute, async ({ body, call }) => {
    await joinTenant(call, body.token)
    return done(memberAnswers.joined)
  })
  return app
}
