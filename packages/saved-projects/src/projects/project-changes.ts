import { ApiError, savedProjectLimits } from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'
import { requireStorageQuota } from '@sitewright/kernel/limits'
import {
  countProjects,
  findProject,
  sumDocumentBytes,
  findVersion,
  type ProjectKey,
  type ProjectRow,
  type VersionRow
} from './saved-projects.repository.ts'

/** Actions that add a document. */
const addingActions: readonly Action[] = ['create', 'save', 'duplicate']

type Action =
  | 'create'
  | 'save'
  | 'rename'
  | 'delete'
  | 'undelete'
  | 'purge'
  | 'duplicate'
  | 'share'
  | 'unshare'
  | 'share-team'
  | 'unshare-team'

/** Changes a user's projects and writes the audit entry, in one transaction. */
export async function changeWithAudit<T extends Pick<ProjectRow, 'id' | 'version' | 'user_id'>>(
  call: UserCall,
  action: Action,
  work: (transaction: CallTransaction) => Promise<T>
): Promise<T> {
  return call.transaction(async (transaction) => {
    const project = await work(transaction)
    if (addingActions.includes(action)) await requireStorage(transaction, call.actor, project)
    await transaction.audit(
      `project.${action}`,
      { type: 'project', id: project.id },
      { details: { version: project.version } }
    )
    return project
  })
}

/** Refuses an addition that exceeds the storage limit of the owner, or of the tenant. */
async function requireStorage(
  transaction: CallTransaction,
  { tenantId }: UserCall['actor'],
  { id, version, user_id: userId }: Pick<ProjectRow, 'id' | 'version' | 'user_id'>
): Promise<void> {
  if ((await sumDocumentBytes(transaction, userId)) > savedProjectLimits.space)
    throw new ApiError('project.no-space')
  if (tenantId === null) return
  const { site } = await getVersion(transaction, { id, version })
  await requireStorageQuota(transaction, { tenantId, bytes: new TextEncoder().encode(site).length })
}

/** Gets a project; unknown, deleted and another user's are answered alike (security bar 32). */
export async function getProject(queries: Queries, owned: ProjectKey): Promise<ProjectRow> {
  return orNotFound(await findProject(queries, owned))
}

/** Returns the project, or throws `project.not-found`. */
export function orNotFound(project: ProjectRow | undefined): ProjectRow {
  if (project === undefined) throw new ApiError('project.not-found')
  return project
}

/** Loads a version of a project, the newest one where none is named. */
export async function getVersion(
  queries: Queries,
  project: Pick<ProjectRow, 'id' | 'version'>,
  version: number = project.version
): Promise<VersionRow> {
  const row = await findVersion(queries, project, version)
  if (row === undefined) throw new ApiError('project.version-not-found')
  return row
}

/** Refuses a project beyond the user's quota, under a lock against parallel additions. */
export async function requireQuota(transaction: CallTransaction, userId: string): Promise<void> {
  await transaction.lock(`saved-projects ${userId}`)
  if ((await countProjects(transaction, userId)) >= savedProjectLimits.projects)
    throw new ApiError('project.too-many')
}
