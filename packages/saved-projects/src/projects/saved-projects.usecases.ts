import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import type { Queries } from '@sitewright/kernel/db'
import { changeWithAudit, orNotFound, getProject, requireQuota, getVersion } from './project-changes.ts'
import { savedProjectMessages } from './messages.ts'
import { truncateName, projectNameOf, toSavedSite, type SavedSite } from './saved-site.ts'
import {
  advanceProject,
  updateProject,
  insertProject,
  insertVersion,
  type ProjectKey,
  type ProjectRow
} from './saved-projects.repository.ts'

/** Saves a site document as a new project. */
export function createSavedProject(
  call: UserCall,
  { site: document, name }: { site: unknown; name?: string | undefined }
): Promise<ProjectRow> {
  const saved = toSavedSite(document)
  return changeWithAudit(call, 'create', async (transaction) => {
    await requireQuota(transaction, call.actor.userId)
    return addProject(call, transaction, { ...saved, name: name ?? projectNameOf(saved.site) })
  })
}

export function duplicateSavedProject(call: UserCall, owned: ProjectKey): Promise<ProjectRow> {
  return changeWithAudit(call, 'duplicate', async (transaction) => {
    const project = await getProject(transaction, owned)
    await requireQuota(transaction, owned.userId)
    const { site } = await getVersion(transaction, project)
    const name = truncateName(savedProjectMessages.copyOf(project.name))
    return addProject(call, transaction, { ...toSavedSite(JSON.parse(site)), name })
  })
}

/** Renames a project; its site and its versions stay as they are. */
export function renameSavedProject(call: UserCall, owned: ProjectKey, name: string): Promise<ProjectRow> {
  return changeWithAudit(call, 'rename', async (transaction) =>
    orNotFound(await updateProject(transaction, owned, { name, updated_at: call.services.now() }))
  )
}

/**
 * Saves a new version on top of its base version. If the project has a newer version, nothing is overwritten: the
 * conflict names both versions. Saving an unchanged document is a no-op, so that a request may be repeated.
 */
export async function saveProject(
  call: UserCall,
  owned: ProjectKey,
  { site: document, baseVersion }: { site: unknown; baseVersion: number }
): Promise<ProjectRow> {
  const saved = toSavedSite(document)
  const { db } = call.services.database
  const before = await getProject(db, owned)
  if ((await getVersion(db, before)).site === saved.text) return before
  return changeWithAudit(call, 'save', async (transaction) => {
    const project = await addVersion(transaction, owned, baseVersion, { ...saved, at: call.services.now() })
    if (project !== undefined) return project
    const { version } = await getProject(transaction, owned)
    throw new ApiError('project.conflict', [
      {
        path: 'baseVersion',
        message: savedProjectMessages.baseVersion(baseVersion),
        remedy: savedProjectMessages.merge,
        value: baseVersion
      },
      { path: 'version', message: savedProjectMessages.currentVersion(version), value: version }
    ])
  })
}

/** Adds the next version after a base version; undefined on a conflict, or if there is no such project. */
export async function addVersion(
  queries: Queries,
  owned: ProjectKey,
  from: number,
  { site, text, thumbnail, pictures, at }: SavedSite & { at: number }
): Promise<ProjectRow | undefined> {
  const facts = { framework: site.selectedFramework, features: site.selectedFeatures.length }
  const project = await advanceProject(queries, owned, from, { ...facts, thumbnail, updated_at: at })
  if (project === undefined) return undefined
  const { id, version } = project
  await insertVersion(queries, { project_id: id, version, ...facts, site: text, saved_at: at }, pictures)
  return project
}

async function addProject(
  { services, actor }: UserCall,
  queries: Queries,
  { site, text, thumbnail, pictures, name }: SavedSite & { name: string }
): Promise<ProjectRow> {
  const at = services.now()
  const facts = { framework: site.selectedFramework, features: site.selectedFeatures.length }
  const project = await insertProject(queries, {
    id: newId(),
    user_id: actor.userId,
    name,
    ...facts,
    version: 1,
    thumbnail,
    share_hash: null,
    team: null,
    created_at: at,
    updated_at: at,
    deleted_at: null
  })
  const first = { project_id: project.id, version: 1, ...facts, site: text, saved_at: at }
  await insertVersion(queries, first, pictures)
  return project
}
