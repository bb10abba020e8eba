import type { SavedProject } from '@sitewright/api'
import type { ApiClient } from '@sitewright/client'
import { defaultSite, type Site } from '@sitewright/site'
import type { SavedProjectRef } from '../../../builder/saved-project-ref.ts'
import { answerOrThrow } from '../../../requests/request-error.ts'
import { isSameSite } from '../saving/same-site.ts'
import { parseProjectSite, type SaveConflict } from '../saving/save-site.ts'

/** The offer for the work in this browser, by its sync state with the account. */
export type UploadOffer =
  | { kind: 'none' }
  /** The account has no project of it. */
  | { kind: 'new' }
  /** It was made from the newest version. */
  | { kind: 'changes'; project: SavedProject }
  /** Another browser saved a newer version, and nothing was changed here. */
  | { kind: 'newer'; project: SavedProject }
  | { kind: 'conflict'; conflict: SaveConflict }

/** Compares the work in this browser with the project that it was made from. */
export async function findUploadOffer(
  call: ApiClient,
  mine: Site,
  from: SavedProjectRef | undefined
): Promise<UploadOffer> {
  if (isSameSite(mine, defaultSite)) return { kind: 'none' }
  if (from === undefined) return { kind: 'new' }
  const found = await call('GET /api/saved-projects/{id}', { path: { id: from.id } })
  if (!found.ok && found.status === 404) return { kind: 'new' }
  const { site: _document, ...project } = answerOrThrow(found)
  const theirs = parseProjectSite(answerOrThrow(found))
  if (theirs === undefined || isSameSite(mine, theirs)) return { kind: 'none' }
  if (project.version === from.version) return { kind: 'changes', project }
  const base = await findSiteOfVersion(call, from)
  if (base !== undefined && isSameSite(mine, base)) return { kind: 'newer', project }
  return { kind: 'conflict', conflict: { mine, theirs, project } }
}

/** The site of the base version; undefined where the server no longer keeps it. */
async function findSiteOfVersion(
  call: ApiClient,
  { id, version }: SavedProjectRef
): Promise<Site | undefined> {
  const found = await call('GET /api/saved-projects/{id}/versions/{version}', {
    path: { id, version: String(version) }
  })
  return found.ok ? parseProjectSite(found.answer) : undefined
}
