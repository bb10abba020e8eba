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
  restoreSavedProjectRoute,
  savedProjectLimits,
  shareSavedProjectRoute,
  unshareSavedProjectRoute,
  updateSavedProjectRoute
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Actor } from '../../http/caller.ts'
import type { Env } from '../../http/env.ts'
import { serving } from '../../http/serve.ts'
import { limitRate } from '../rates/rate.ts'
import { deletedProject, documentOf, projectVersion, savedProject } from './answers.ts'
import { requireProject, requireVersion } from './change.ts'
import { deleteProject, undeleteSavedProject } from './deletion.ts'
import { savedProjectMessages } from './messages.ts'
import { deletedProjectsOf, projectsOf, versionsOf, type Owned } from './saved-projects.repository.ts'
import {
  createSavedProject,
  duplicateSavedProject,
  renameSavedProject,
  saveProject
} from './saved-projects.usecases.ts'
import { sharedProject, shareProject, unshareProject } from './sharing.ts'
import { restoreVersion } from './versions.ts'

/** JSON may write a character in six bytes that takes one in a document. */
const maxBody = 2 * savedProjectLimits.bytes

/** The projects that people keep on the server, and what their links show. */
export function savedProjectRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const { db } = accounts.database
  /** The rate limit of every route that changes projects; it applies before the body is read. */
  const writing = {
    count: ({ actor }: { actor: Actor }) => limitRate(accounts, 'project-writes', actor.userId)
  }
  const owned = ({ userId }: Actor, { id }: { id: string }): Owned => ({ userId, id })

  serve(listSavedProjectsRoute, async ({ actor }) => ({
    projects: (await projectsOf(db, actor.userId)).map(savedProject),
    deleted: (await deletedProjectsOf(db, actor.userId, accounts.now() - savedProjectLimits.undoMs)).map(
      deletedProject
    )
  }))
  serve(
    createSavedProjectRoute,
    async ({ body, ...by }) => savedProject(await createSavedProject(accounts, by, body)),
    { maxBody, ...writing }
  )
  serve(getSavedProjectRoute, async ({ actor, path }) => {
    const project = await requireProject(db, owned(actor, path))
    return { ...savedProject(project), site: documentOf(await requireVersion(db, project)) }
  })
  serve(
    updateSavedProjectRoute,
    async ({ body, path, ...by }) =>
      savedProject(await saveProject(accounts, by, owned(by.actor, path), body)),
    { maxBody, ...writing }
  )
  serve(
    renameSavedProjectRoute,
    async ({ body, path, ...by }) =>
      savedProject(await renameSavedProject(accounts, by, owned(by.actor, path), body.name)),
    writing
  )
  serve(
    deleteSavedProjectRoute,
    async ({ path, ...by }) => ({
      success: true as const,
      message: savedProjectMessages.deleted,
      undoUntil: await deleteProject(accounts, by, owned(by.actor, path))
    }),
    writing
  )
  serve(
    restoreSavedProjectRoute,
    async ({ path, ...by }) => savedProject(await undeleteSavedProject(accounts, by, owned(by.actor, path))),
    writing
  )
  serve(
    duplicateSavedProjectRoute,
    async ({ path, ...by }) => savedProject(await duplicateSavedProject(accounts, by, owned(by.actor, path))),
    writing
  )
  serve(listProjectVersionsRoute, async ({ actor, path }) => {
    const project = await requireProject(db, owned(actor, path))
    return { versions: (await versionsOf(db, project)).map(projectVersion) }
  })
  serve(getProjectVersionRoute, async ({ actor, path }) => {
    const project = await requireProject(db, owned(actor, path))
    const row = await requireVersion(db, project, path.version)
    return { ...projectVersion(row), site: documentOf(row) }
  })
  serve(
    restoreProjectVersionRoute,
    async ({ path, ...by }) => {
      const project = await restoreVersion(accounts, by, owned(by.actor, path), path.version)
      return { ...savedProject(project), site: documentOf(project) }
    },
    writing
  )
  serve(
    shareSavedProjectRoute,
    async ({ path, ...by }) => {
      const { project, ...made } = await shareProject(accounts, by, owned(by.actor, path))
      return { ...made, project: savedProject(project) }
    },
    writing
  )
  serve(
    unshareSavedProjectRoute,
    async ({ path, ...by }) => savedProject(await unshareProject(accounts, by, owned(by.actor, path))),
    writing
  )
  serve(getSharedProjectRoute, async ({ path, caller, c }) => {
    c.header('X-Robots-Tag', 'noindex')
    const project = await sharedProject(accounts, path.token, caller.ip)
    return { ...savedProject(project), site: documentOf(project) }
  })
  return app
}
