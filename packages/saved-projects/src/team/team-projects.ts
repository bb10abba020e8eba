import { savedProjectLimits, type SavedProjectDocument, type TeamProject } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findUserById } from '@sitewright/kernel/users'
import { changeWithAudit, getVersion, orNotFound } from '../projects/project-changes.ts'
import { parseDocument, toSavedProject } from '../projects/responses.ts'
import { updateProject, type ProjectKey, type ProjectRow } from '../projects/saved-projects.repository.ts'
import { saveProject } from '../projects/saved-projects.usecases.ts'
import { toTeam } from './team-scope.ts'
import { findTeamProject, findTeamProjects } from './team.repository.ts'

/** Shares a project with its owner's team, or ends that. */
export function setProjectTeam(call: UserCall, owned: ProjectKey, shared: boolean): Promise<ProjectRow> {
  return changeWithAudit(call, shared ? 'share-team' : 'unshare-team', async (transaction) => {
    // The tenant that the account belongs to, not the one it works in now: the project is its own in both.
    const owner = shared ? await findUserById(transaction, owned.userId) : undefined
    const team = shared ? toTeam(owner?.tenant_id ?? null) : null
    return orNotFound(await updateProject(transaction, owned, { team }))
  })
}

/** The projects that are shared with the caller's team. */
export async function listTeamProjects({ services, actor }: UserCall): Promise<TeamProject[]> {
  const { db } = services.database
  const rows = await findTeamProjects(db, toTeam(actor.tenantId), savedProjectLimits.projects)
  return rows.map((row) => {
    const { shared: _shared, sharedWithTeam: _sharedWithTeam, ...project } = toSavedProject(row)
    return { ...project, ownerName: row.owner_name, own: row.user_id === actor.userId }
  })
}

/** Gets a project that is shared with the caller's team, with its document. */
export async function getTeamProject(
  { services, actor }: UserCall,
  id: string
): Promise<SavedProjectDocument> {
  const { db } = services.database
  const project = orNotFound(await findTeamProject(db, toTeam(actor.tenantId), id))
  return { ...toSavedProject(project), site: parseDocument(await getVersion(db, project)) }
}

/** Saves a new version of a project that is shared with the caller's team. */
export async function saveTeamProject(
  call: UserCall,
  id: string,
  version: { site: unknown; baseVersion: number }
): Promise<ProjectRow> {
  const team = toTeam(call.actor.tenantId)
  const project = orNotFound(await findTeamProject(call.services.database.db, team, id))
  // The team is part of the key, so that the save fails once the owner has ended the sharing.
  return saveProject(call, { userId: project.user_id, id, team }, version)
}
