import { OpenAPIHono } from '@hono/zod-openapi'
import {
  changeTeamPersonRoute,
  getTeamProjectRoute,
  getTeamReportRoute,
  inviteToTeamRoute,
  listTeamProjectsRoute,
  listTeamRoute,
  saveTeamProjectRoute,
  setProjectTeamRoute
} from '@sitewright/api'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import { projectWrites } from '../projects/project-writes.ts'
import { toSavedProject } from '../projects/responses.ts'
import type { Services } from '@sitewright/kernel/services'
import { changeTeamPerson, inviteToTeam, listTeam, reportTeam } from './team-people.ts'
import { getTeamProject, listTeamProjects, saveTeamProject, setProjectTeam } from './team-projects.ts'

export function teamRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { writing, writingDocument } = projectWrites(services)
  addRoute(listTeamRoute, ({ query, call }) => listTeam(call, query))
  addRoute(inviteToTeamRoute, async ({ body, call }) => ({ person: await inviteToTeam(call, body) }), {
    // Its errors reveal which addresses have an account.
    limit: ({ actor }) => enforceRateLimit(services, 'user-add-account', actor.userId)
  })
  addRoute(changeTeamPersonRoute, ({ path, body, call }) => changeTeamPerson(call, path.id, body))
  addRoute(getTeamReportRoute, ({ call }) => reportTeam(call))
  addRoute(listTeamProjectsRoute, async ({ call }) => ({ projects: await listTeamProjects(call) }))
  addRoute(getTeamProjectRoute, ({ path, call }) => getTeamProject(call, path.id))
  addRoute(
    saveTeamProjectRoute,
    async ({ path, body, call }) => toSavedProject(await saveTeamProject(call, path.id, body)),
    writingDocument
  )
  addRoute(
    setProjectTeamRoute,
    async ({ path, body, call }) => {
      const owned = { userId: call.actor.userId, id: path.id }
      return toSavedProject(await setProjectTeam(call, owned, body.shared))
    },
    writing
  )
  return app
}
