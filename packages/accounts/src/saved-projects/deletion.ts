import { savedProjectLimits } from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { changeWithAudit, orNotFound, requireQuota } from './project-changes.ts'
import {
  updateProject,
  purgeDeleted,
  undeleteProject,
  type ProjectKey,
  type ProjectRow
} from './saved-projects.repository.ts'

/** Soft-deletes a project; returns until when that can be undone. */
export async function deleteProject(call: UserCall, owned: ProjectKey): Promise<number> {
  const at = call.services.now()
  await changeWithAudit(call, 'delete', async (transaction) =>
    orNotFound(await updateProject(transaction, owned, { deleted_at: at }))
  )
  return at + savedProjectLimits.undoMs
}

/** Undoes a deletion, with versions and link as they were. */
export function undeleteSavedProject(call: UserCall, owned: ProjectKey): Promise<ProjectRow> {
  return changeWithAudit(call, 'undelete', async (transaction) => {
    await requireQuota(transaction, owned.userId)
    return orNotFound(
      await undeleteProject(transaction, owned, call.services.now() - savedProjectLimits.undoMs)
    )
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
