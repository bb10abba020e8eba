import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addRoleRoute,
  countRoleEffectRoute,
  deleteRoleRoute,
  listRolesRoute,
  roleMessages,
  updateRoleRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { deleteRole } from './delete-role.ts'
import { countRoleEffect } from './role-effect.ts'
import { addRole, listRoles, updateRole } from './roles.usecases.ts'

/** Routes of roles (spec 2 §2, §3). */
export function roleRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listRolesRoute, async ({ call }) => ({ roles: await listRoles(call) }))
  addRoute(addRoleRoute, async ({ body, call }) => ({ role: await addRole(call, body) }))
  addRoute(updateRoleRoute, async ({ path, body, call }) => ({ role: await updateRole(call, path.id, body) }))
  addRoute(countRoleEffectRoute, ({ path, body, call }) => countRoleEffect(call, path.id, body))
  addRoute(deleteRoleRoute, async ({ path, query, call }) => {
    const { role, moved } = await deleteRole(call, path.id, query.moveTo)
    return { success: true as const, message: roleMessages.deleted(role.name), moved }
  })
  return app
}
