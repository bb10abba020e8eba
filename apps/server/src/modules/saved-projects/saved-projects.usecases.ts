import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { newId } from '../../crypto/random.ts'
import type { Queries } from '../../db/database.ts'
import { changing, found, requireProject, requireRoom, requireVersion, type By } from './change.ts'
import { savedProjectMessages } from './messages.ts'
import { fitting, nameOf, savedSite, type SavedSite } from './saved-site.ts'
import {
  advanceProject,
  changeProject,
  insertProject,
  insertVersion,
  type Owned,
  type ProjectRow
} from './saved-projects.repository.ts'

/** Saves a site document as a new project. */
export function createSavedProject(
  accounts: Accounts,
  by: By,
  { site: document, name }: { site: unknown; name?: string | undefined }
): Promise<ProjectRow> {
  const saved = savedSite(document)
  return changing(accounts, by, 'create', async (transaction) => {
    await requireRoom(accounts, transaction, by.actor.userId)
    return addProject(transaction, by, { ...saved, name: name ?? nameOf(saved.site), at: accounts.now() })
  })
}

/** Makes a copy that goes its own way. */
export function duplicateSavedProject(accounts: Accounts, by: By, owned: Owned): Promise<ProjectRow> {
  return changing(accounts, by, 'duplicate', async (transaction) => {
    const project = await requireProject(transaction, owned)
    await requireRoom(accounts, transaction, owned.userId)
    const { site } = await requireVersion(transaction, project)
    const name = fitting(savedProjectMessages.copyOf(project.name))
    return addProject(transaction, by, { ...savedSite(JSON.parse(site)), name, at: accounts.now() })
  })
}

export function renameSavedProject(
  accounts: Accounts,
  by: By,
  owned: Owned,
  name: string
): Promise<ProjectRow> {
  return changing(accounts, by, 'rename', async (transaction) =>
    found(await changeProject(transaction, owned, { name, updated_at: accounts.now() }))
  )
}

/**
 * Saves a new version over the one that it was made from. Where the project has moved on, nothing is overwritten: the
 * refusal names both versions. A document that is saved already changes nothing, so that a call may be repeated.
 */
export async function saveProject(
  accounts: Accounts,
  by: By,
  owned: Owned,
  { site: document, baseVersion }: { site: unknown; baseVersion: number }
): Promise<ProjectRow> {
  const saved = savedSite(document)
  const { db } = accounts.database
  const before = await requireProject(db, owned)
  if ((await requireVersion(db, before)).site === saved.text) return before
  return changing(accounts, by, 'save', async (transaction) => {
    const project = await addVersion(transaction, owned, baseVersion, { ...saved, at: accounts.now() })
    if (project !== undefined) return project
    const { version } = await requireProject(transaction, owned)
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

/** Adds the next version after a certain one; undefined where another came first, or there is no such project. */
export async function addVersion(
  queries: Queries,
  owned: Owned,
  from: number,
  { site, text, thumbnail, at }: SavedSite & { at: number }
): Promise<ProjectRow | undefined> {
  const facts = { framework: site.selectedFramework, features: site.selectedFeatures.length }
  const project = await advanceProject(queries, owned, from, { ...facts, thumbnail, updated_at: at })
  if (project === undefined) return undefined
  await insertVersion(queries, {
    project_id: project.id,
    version: project.version,
    ...facts,
    site: text,
    saved_at: at
  })
  return project
}

async function addProject(
  queries: Queries,
  { actor }: By,
  { site, text, thumbnail, name, at }: SavedSite & { name: string; at: number }
): Promise<ProjectRow> {
  const facts = { framework: site.selectedFramework, features: site.selectedFeatures.length }
  const project = await insertProject(queries, {
    id: newId(),
    user_id: actor.userId,
    name,
    ...facts,
    version: 1,
    thumbnail,
    share_hash: null,
    created_at: at,
    updated_at: at,
    deleted_at: null
  })
  await insertVersion(queries, { project_id: project.id, version: 1, ...facts, site: text, saved_at: at })
  return project
}
