import { savedProjectLimits } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import { record } from '../audit/audit.ts'
import { changing, found, requireRoom, type By } from './change.ts'
import {
  changeProject,
  removeDeleted,
  undeleteProject,
  type Owned,
  type ProjectRow
} from './saved-projects.repository.ts'

/** Deletes a project; says until when that can be taken back. */
export async function deleteProject(accounts: Accounts, by: By, owned: Owned): Promise<number> {
  const at = accounts.now()
  await changing(accounts, by, 'delete', async (transaction) =>
    found(await changeProject(transaction, owned, { deleted_at: at }))
  )
  return at + savedProjectLimits.undoMs
}

/** Takes a deletion back, with versions and link as they were. */
export function undeleteSavedProject(accounts: Accounts, by: By, owned: Owned): Promise<ProjectRow> {
  return changing(accounts, by, 'undelete', async (transaction) => {
    await requireRoom(accounts, transaction, owned.userId)
    return found(await undeleteProject(transaction, owned, accounts.now() - savedProjectLimits.undoMs))
  })
}

/** A scheduled task: removes for good what nobody can bring back any more; says how many projects. */
export function purgeDeletedProjects(accounts: Accounts): Promise<number> {
  return atomically(accounts.database, async (transaction) => {
    const projects = await removeDeleted(transaction, accounts.now() - savedProjectLimits.undoMs)
    if (projects > 0)
      await record(accounts, transaction, scheduled, {
        action: 'project.purge',
        outcome: 'done',
        details: { projects }
      })
    return projects
  })
}

const scheduled = { ip: '', device: 'scheduled task' }
