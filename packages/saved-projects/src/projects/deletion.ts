import { savedProjectLimits } from '@sitewright/api'
import { systemCall, type UserCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { changeWithAudit, orNotFound, requireQuota } from './project-changes.ts'
import {
  updateProject,
  purgeDeleted,
  purgeOldestDeleted,
  purgeProject,
  undeleteProject,
  type ProjectKey,
  type ProjectRow
} from './saved-projects.repository.ts'

/**
 * Soft-deletes a project; returns the end of its undo period. The oldest deleted projects beyond the limit are purged.
 */
export async function deleteProject(call: UserCall, owned: ProjectKey): Promise<number> {
  const at = call.services.now()
  await changeWithAudit(call, 'delete', async (transaction) => {
    const project = orNotFound(await updateProject(transaction, owned, { deleted_at: at }))
    await purgeOldestDeleted(transaction, owned.userId, savedProjectLimits.deleted)
    return project
  })
  return at + savedProjectLimits.undoMs
}

/** Restores a deleted project with its versions and link. */
export function undeleteSavedProject(call: UserCall, owned: ProjectKey): Promise<ProjectRow> {
  return changeWithAudit(call, 'undelete', async (transaction) => {
    await requireQuota(transaction, owned.userId)
    return orNotFound(
      await undeleteProject(transaction, owned, call.services.now() - savedProjectLimits.undoMs)
    )
  })
}

/** Purges a deleted project with all versions. */
export async function purgeSavedProject(call: UserCall, owned: ProjectKey): Promise<void> {
  const after = call.services.now() - savedProjectLimits.undoMs
  await changeWithAudit(call, 'purge', async (transaction) =>
    orNotFound(await purgeProject(transaction, owned, after))
  )
}

/** Scheduled task: purges projects whose undo period is over; returns how many. */
export function purgeDeletedProjects(services: Services): Promise<number> {
  return systemCall(services).transaction(async (transaction) => {
    const projects = await purgeDeleted(transaction, services.now() - savedProjectLimits.undoMs)
    if (projects > 0) await transaction.audit('project.purge', undefined, { details: { projects } })
    return projects
  })
}
