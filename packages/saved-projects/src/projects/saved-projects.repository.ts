import { savedProjectLimits } from '@sitewright/api'
import { sql, type Selectable, type Updateable } from 'kysely'
import type { Queries, SavedProjectsTable, SavedProjectVersionsTable } from '@sitewright/kernel/db'
import { insertNamedPictures } from '../pictures/saved-pictures.repository.ts'

export type ProjectRow = Selectable<SavedProjectsTable>
export type VersionRow = Selectable<SavedProjectVersionsTable>

/** Key of a user's project; no query here finds one by its id alone (security bar 32). */
export interface ProjectKey {
  userId: string
  id: string
  /** The team that it must be shared with, where the caller is not its owner. */
  team?: string
}

export function findProjects(queries: Queries, userId: string): Promise<ProjectRow[]> {
  return queries
    .selectFrom('saved_projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A user's projects that were deleted after a time, last deleted first. */
export function findDeletedProjects(queries: Queries, userId: string, after: number): Promise<ProjectRow[]> {
  return queries
    .selectFrom('saved_projects')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', '>', after)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()
}

export function findProject(
  queries: Queries,
  { userId, id, team }: ProjectKey
): Promise<ProjectRow | undefined> {
  return queries
    .selectFrom('saved_projects')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(team !== undefined, (some) => some.where('team', '=', team ?? ''))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** Finds a shared project by the hash of its link, while its owner is active. */
export function findSharedProject(queries: Queries, hash: string): Promise<ProjectRow | undefined> {
  return queries
    .selectFrom('saved_projects')
    .innerJoin('users', 'users.id', 'saved_projects.user_id')
    .selectAll('saved_projects')
    .where('share_hash', '=', hash)
    .where('deleted_at', 'is', null)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

export async function countProjects(queries: Queries, userId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('saved_projects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Bytes of a user's documents, including those of soft-deleted projects. */
export async function sumDocumentBytes(queries: Queries, userId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom('saved_project_versions')
    .innerJoin('saved_projects', 'saved_projects.id', 'saved_project_versions.project_id')
    .select(sql<number | string | null>`sum(octet_length(site))`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

export function insertProject(queries: Queries, row: ProjectRow): Promise<ProjectRow> {
  return queries.insertInto('saved_projects').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Updates a project; undefined if the user has none with this id. */
export function updateProject(
  queries: Queries,
  { userId, id }: ProjectKey,
  changes: Updateable<SavedProjectsTable>
): Promise<ProjectRow | undefined> {
  return queries
    .updateTable('saved_projects')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Raises the version of a project (optimistic locking); of parallel requests one succeeds, the others get undefined.
 */
export function advanceProject(
  queries: Queries,
  { userId, id, team }: ProjectKey,
  from: number,
  changes: Updateable<SavedProjectsTable>
): Promise<ProjectRow | undefined> {
  return queries
    .updateTable('saved_projects')
    .set({ ...changes, version: from + 1 })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(team !== undefined, (some) => some.where('team', '=', team ?? ''))
    .where('version', '=', from)
    .returningAll()
    .executeTakeFirst()
}

/** Restores a project that was deleted after a time. */
export function undeleteProject(
  queries: Queries,
  { userId, id }: ProjectKey,
  after: number
): Promise<ProjectRow | undefined> {
  return queries
    .updateTable('saved_projects')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', after)
    .returningAll()
    .executeTakeFirst()
}

/** Purges a deleted project of a user, with every version; undefined if there is none. */
export function purgeProject(
  queries: Queries,
  { userId, id }: ProjectKey,
  after: number
): Promise<ProjectRow | undefined> {
  return queries
    .deleteFrom('saved_projects')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', after)
    .returningAll()
    .executeTakeFirst()
}

/** Purges the deleted projects of a user beyond the newest ones. */
export async function purgeOldestDeleted(queries: Queries, userId: string, keep: number): Promise<void> {
  const rows = await queries
    .selectFrom('saved_projects')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .limit(savedProjectLimits.projects + keep)
    .offset(keep)
    .execute()
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await queries.deleteFrom('saved_projects').where('id', 'in', ids).execute()
}

/** Purges projects that were deleted until a time, with every version. */
export async function purgeDeleted(queries: Queries, until: number): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_projects')
    .where('deleted_at', '<=', until)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Inserts a version with the pictures that it names, and deletes those beyond the version limit. */
export async function insertVersion(
  queries: Queries,
  row: VersionRow,
  pictures: readonly string[]
): Promise<void> {
  await queries.insertInto('saved_project_versions').values(row).execute()
  await insertNamedPictures(queries, row, pictures)
  await queries
    .deleteFrom('saved_project_versions')
    .where('project_id', '=', row.project_id)
    .where('version', '<=', row.version - savedProjectLimits.versions)
    .execute()
}

/** The versions of a project without their documents, newest first. */
export function findVersions(
  queries: Queries,
  { id }: Pick<ProjectRow, 'id'>
): Promise<Omit<VersionRow, 'site'>[]> {
  return queries
    .selectFrom('saved_project_versions')
    .select(['project_id', 'version', 'framework', 'features', 'saved_at'])
    .where('project_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export function findVersion(
  queries: Queries,
  { id }: Pick<ProjectRow, 'id'>,
  version: number
): Promise<VersionRow | undefined> {
  return queries
    .selectFrom('saved_project_versions')
    .selectAll()
    .where('project_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}
