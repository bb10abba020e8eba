import { ApiError } from '@sitewright/api'
import type { Services } from '../../services.ts'
import { changeWithAudit, getProject, getVersion, type ChangeContext } from './project-changes.ts'
import { addVersion } from './saved-projects.usecases.ts'
import { toSavedSite } from './saved-site.ts'
import type { ProjectKey, ProjectRow, VersionRow } from './saved-projects.repository.ts'

/** Makes an earlier version the newest one. Restoring loses nothing, so it needs no base version. */
export async function restoreVersion(
  services: Services,
  by: ChangeContext,
  owned: ProjectKey,
  version: number
): Promise<ProjectRow & Pick<VersionRow, 'site'>> {
  return changeWithAudit(services, by, 'save', async (transaction) => {
    const current = await getProject(transaction, owned)
    const { site } = await getVersion(transaction, current, version)
    const saved = { ...toSavedSite(JSON.parse(site)), at: services.now() }
    const project = await addVersion(transaction, owned, current.version, saved)
    // Somebody saved in between: that version is to be seen first.
    if (project === undefined) throw new ApiError('project.conflict')
    return { ...project, site: saved.text }
  })
}
