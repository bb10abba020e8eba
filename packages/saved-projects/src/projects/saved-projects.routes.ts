import { OpenAPIHono } from '@hono/zod-openapi'
import {
  createSavedProjectRoute,
  deleteSavedProjectRoute,
  duplicateSavedProjectRoute,
  getProjectVersionRoute,
  getSavedProjectRoute,
  getSharedProjectRoute,
  listProjectVersionsRoute,
  listSavedProjectsRoute,
  renameSavedProjectRoute,
  restoreProjectVersionRoute,
  purgeSavedProjectRoute,
  restoreSavedProjectRoute,
  savedProjectLimits,
  shareSavedProjectRoute,
  unshareSavedProjectRoute,
  updateSavedProjectRoute
} from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import type { Actor, Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { UserCall } from '@sitewright/kernel/call'
import { toDeletedProject, parseDocument, toProjectVersion, toSavedProject } from './responses.ts'
import { getProject, getVersion } from './project-changes.ts'
import { projectWrites } from './project-writes.ts'
import { deleteProject, purgeSavedProject, undeleteSavedProject } from './deletion.ts'
import { savedProjectMessages } from './messages.ts'
import {
  findDeletedProjects,
  findProjects,
  findVersions,
  type ProjectKey
} from './saved-projects.repository.ts'
import {
  createSavedProject,
  duplicateSavedProject,
  renameSavedProject,
  saveProject
} from './saved-projects.usecases.ts'
import { getSharedProject, shareProject, unshareProject } from './sharing.ts'
import { restoreVersion } from './restore-version.ts'

export function savedProjectRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const { writing, writingDocument } = projectWrites(services)
  const owned = ({ userId }: Actor, { id }: { id: string }): ProjectKey => ({ userId, id })

  addRoute(listSavedProjectsRoute, ({ call }) => listProjects(call))
  addRoute(
    createSavedProjectRoute,
    async ({ body, call }) => toSavedProject(await createSavedProject(call, body)),
    writingDocument
  )
  addRoute(getSavedProjectRoute, async ({ call, path }) => {
    const { db } = call.services.database
    const project = await getProject(db, owned(call.actor, path))
    return { ...toSavedProject(project), site: parseDocument(await getVersion(db, project)) }
  })
  addRoute(
    updateSavedProjectRoute,
    async ({ body, path, call }) => toSavedProject(await saveProject(call, owned(call.actor, path), body)),
    writingDocument
  )
  addRoute(
    renameSavedProjectRoute,
    async ({ body, path, call }) =>
      toSavedProject(await renameSavedProject(call, owned(call.actor, path), body.name)),
    writing
  )
  addRoute(
    deleteSavedProjectRoute,
    async ({ path, call }) => ({
      success: true as const,
      message: savedProjectMessages.deleted,
      undoUntil: await deleteProject(call, owned(call.actor, path))
    }),
    writing
  )
  addRoute(
    restoreSavedProjectRoute,
    async ({ path, call }) => toSavedProject(await undeleteSavedProject(call, owned(call.actor, path))),
    writing
  )
  addRoute(
    purgeSavedProjectRoute,
    async ({ path, call }) => {
      await purgeSavedProject(call, owned(call.actor, path))
      return done(savedProjectMessages.purged)
    },
    writing
  )
  addRoute(
    duplicateSavedProjectRoute,
    async ({ path, call }) => toSavedProject(await duplicateSavedProject(call, owned(call.actor, path))),
    writing
  )
  addRoute(listProjectVersionsRoute, async ({ call, path }) => {
    const { db } = call.services.database
    const project = await getProject(db, owned(call.actor, path))
    return { versions: (await findVersions(db, project)).map(toProjectVersion) }
  })
  addRoute(getProjectVersionRoute, async ({ call, path }) => {
    const { db } = call.services.database
    const project = await getProject(db, owned(call.actor, path))
    const row = await getVersion(db, project, path.version)
    return { ...toProjectVersion(row), site: parseDocument(row) }
  })
  addRoute(
    restoreProjectVersionRoute,
    async ({ path, call }) => {
      const project = await restoreVersion(call, owned(call.actor, path), path.version)
      return { ...toSavedProject(project), site: parseDocument(project) }
    },
    writing
  )
  addRoute(
    shareSavedProjectRoute,
    async ({ path, call }) => {
      const { project, ...made } = await shareProject(call, owned(call.actor, path))
      return { ...made, project: toSavedProject(project) }
    },
    writing
  )
  addRoute(
    unshareSavedProjectRoute,
    async ({ path, call }) => toSavedProject(await unshareProject(call, owned(call.actor, path))),
    writing
  )
  addRoute(getSharedProjectRoute, async ({ path, caller, c }) => {
    c.header('X-Robots-Tag', 'noindex')
    const project = await getSharedProject(services, path.token, caller.ip)
    return { ...toSavedProject(project), site: parseDocument(project) }
  })
  return app
}

async function listProjects({ services: { database, now }, actor }: UserCall) {
  const { db } = database
  const deletedSince = now() - savedProjectLimits.undoMs
  return {
    projects: (await findProjects(db, actor.userId)).map(toSavedProject),
    deleted: (await findDeletedProjects(db, actor.userId, deletedSince)).map(toDeletedProject)
  }
}
