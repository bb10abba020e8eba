import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { changeWithAudit, getProject, getVersion } from './project-changes.ts'
import { addVersion } from './saved-projects.usecases.ts'
import { toSavedSite } from './saved-site.ts'
import type { ProjectKey, ProjectRow, VersionRow } from './saved-projects.repository.ts'

/** Restores an earlier version as the newest one. Nothing is lost, so no base version is needed. */
export async function restoreVersion(
  call: UserCall,
  owned: ProjectKey,
  version: number
): Promise<ProjectRow & Pick<VersionRow, 'site'>> {
  return changeWithAudit(call, 'save', async (transaction) => {
    const current = await getProject(transaction, owned)
    const { site } = await getVersion(transaction, current, version)
    const saved = { ...toSavedSite(JSON.parse(site)), at: call.services.now() }
    const project = await addVersion(transaction, owned, current.version, saved)
    // A version was saved in the meantime: the user should see it first.
    if (project === undefined) throw new ApiError('project.conflict')
    return { ...project, site: saved.text }
  })
}
