import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { sha256, randomToken } from '@sitewright/kernel/crypto'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { findUserWithTenant } from '@sitewright/kernel/sessions'
import { changeWithAudit, orNotFound, getVersion } from './project-changes.ts'
import {
  updateProject,
  findSharedProject,
  type ProjectKey,
  type ProjectRow,
  type VersionRow
} from './saved-projects.repository.ts'

/** A new share link; only the hash of its token is stored. */
export interface ShareResult {
  shareToken: string
  link: string
  project: ProjectRow
}

/** Creates a new share link, which revokes the one before. */
export async function shareProject(call: UserCall, owned: ProjectKey): Promise<ShareResult> {
  const token = randomToken()
  const hash = await sha256(token)
  const project = await changeWithAudit(call, 'share', async (transaction) =>
    orNotFound(await updateProject(transaction, owned, { share_hash: hash }))
  )
  // In the fragment it reaches neither a server's log nor a referrer.
  return { shareToken: token, link: `${call.services.publicUrl}/shared#${token}`, project }
}

/** Revokes the share link of a project, if there is one. */
export function unshareProject(call: UserCall, owned: ProjectKey): Promise<ProjectRow> {
  return changeWithAudit(call, 'unshare', async (transaction) =>
    orNotFound(await updateProject(transaction, owned, { share_hash: null }))
  )
}

/** Loads the current version of a shared project. */
export async function getSharedProject(
  services: Services,
  token: string,
  ip: string
): Promise<ProjectRow & Pick<VersionRow, 'site'>> {
  await enforceRateLimit(services, 'shared-address', ip)
  const { db } = services.database
  const project = orNotFound(await findSharedProject(db, await sha256(token)))
  const owner = await findUserWithTenant(db, project.user_id)
  // The bearer of the link learns nothing about the tenant.
  if (owner?.features?.missing.includes('share-links') === true) throw new ApiError('project.not-found')
  const { site } = await getVersion(db, project)
  return { ...project, site }
}
