import { savedProjectLimits } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { changeWithAudit, orNotFound, requireQuota, type ChangeContext } from './project-changes.ts'
import {
  updateProject,
  purgeDeleted,
  undeleteProject,
  type ProjectKey,
  type ProjectRow
} from './saved-projects.repository.ts'

/** Soft-deletes a project; returns until when that can be undone. */
export async function deleteProject(
  services: Services,
  by: ChangeContext,
  owned: ProjectKey
): Promise<number> {
  const at = services.now()
  await changeWithAudit(services, by, 'delete', async (transaction) =>
    orNotFound(await updateProject(transaction, owned, { deleted_at: at }))
  )
  return at + savedProjectLimits.undoMs
}

/** Undoes a deletion, with versions and link as they were. */
export function undeleteSavedProject(
  services: Services,
  by: ChangeContext,
  owned: ProjectKey
): Promise<ProjectRow> {
  return changeWithAudit(services, by, 'undelete', async (transaction) => {
    await requireQuota(services, transaction, owned.userId)
    return orNotFound(await undeleteProject(transaction, owned, services.now() - savedProjectLimits.undoMs))
  })
}

/** Scheduled task: purges projects whose undo period is over; returns how many. */
export function purgeDeletedProjects(services: Services): Promise<number> {
  return inTransaction(services.database, async (transaction) => {
    const projects = await purgeDeleted(transaction, services.now() - savedProjectLimits.undoMs)
    if (projects > 0)
      await writeAudit(services, transaction, scheduled, {
        action: 'project.purge',
        outcome: 'done',
        details: { projects }
      })
    return projects
  })
}

const scheduled = { ip: '', device: 'scheduled task' }
