import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { changing, requireProject, requireVersion, type By } from './change.ts'
import { addVersion } from './saved-projects.usecases.ts'
import { savedSite } from './saved-site.ts'
import type { Owned, ProjectRow, VersionRow } from './saved-projects.repository.ts'

/** Makes an earlier version the newest one. Restoring loses nothing, so it needs no base version. */
export async function restoreVersion(
  accounts: Accounts,
  by: By,
  owned: Owned,
  version: number
): Promise<ProjectRow & Pick<VersionRow, 'site'>> {
  return changing(accounts, by, 'save', async (transaction) => {
    const current = await requireProject(transaction, owned)
    const { site } = await requireVersion(transaction, current, version)
    const saved = { ...savedSite(JSON.parse(site)), at: accounts.now() }
    const project = await addVersion(transaction, owned, current.version, saved)
    // Somebody saved in between: that version is to be seen first.
    if (project === undefined) throw new ApiError('project.conflict')
    return { ...project, site: saved.text }
  })
}
