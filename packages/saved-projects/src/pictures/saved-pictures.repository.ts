import type { Queries, SavedPicturesTable } from '@sitewright/kernel/db'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { PictureFileName } from '@sitewright/api'

/** Rows per statement: both engines limit the number of parameters. */
const rowsAtOnce = 500

export type PictureRow = Selectable<SavedPicturesTable>

/** Key of a file; no query here finds one by its hash alone (security bar 32). */
export interface PictureKey extends PictureFileName {
  userId: string
}

export function findPictureFile(
  queries: Queries,
  { userId, hash, width }: PictureKey
): Promise<Pick<PictureRow, 'type' | 'bytes'> | undefined> {
  return queries
    .selectFrom('saved_pictures')
    .select(['type', 'bytes'])
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('width', '=', width)
    .executeTakeFirst()
}

/** The widths that a user has of some pictures. */
export function findPictureWidths(
  queries: Queries,
  userId: string,
  hashes: readonly string[]
): Promise<PictureFileName[]> {
  return queries
    .selectFrom('saved_pictures')
    .select(['hash', 'width'])
    .where('user_id', '=', userId)
    .where('hash', 'in', hashes.length === 0 ? [''] : [...hashes])
    .execute()
}

/** Bytes of all pictures of a user. */
export async function sumPictureBytes(queries: Queries, userId: string): Promise<number> {
  const { bytes } = await queries
    .selectFrom('saved_pictures')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Inserts a file, or notes that it was sent again; true where it is new. */
export async function upsertPictureFile(queries: Queries, row: PictureRow): Promise<boolean> {
  const key = { userId: row.user_id, hash: row.hash, width: row.width }
  const { numUpdatedRows } = await queries
    .updateTable('saved_pictures')
    .set({ created_at: row.created_at })
    .where('user_id', '=', key.userId)
    .where('hash', '=', key.hash)
    .where('width', '=', key.width)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  await queries.insertInto('saved_pictures').values(row).execute()
  return true
}

/** Notes which pictures a version of a project names. */
export async function insertNamedPictures(
  queries: Queries,
  { project_id, version }: { project_id: string; version: number },
  hashes: readonly string[]
): Promise<void> {
  for (let at = 0; at < hashes.length; at += rowsAtOnce)
    await queries
      .insertInto('saved_project_pictures')
      .values(hashes.slice(at, at + rowsAtOnce).map((hash) => ({ project_id, version, hash })))
      .execute()
}

/** Which of some pictures a version of a project names. */
export async function findNamedPictures(
  queries: Queries,
  { id, version }: { id: string; version: number },
  hashes: readonly string[]
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('saved_project_pictures')
    .select('hash')
    .where('project_id', '=', id)
    .where('version', '=', version)
    .where('hash', 'in', hashes.length === 0 ? [''] : [...hashes])
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/** Deletes files that were sent until a time and that no version of a project of their owner names; returns how many. */
export async function deleteUnnamedPictures(
  queries: Queries,
  until: number,
  userId?: string
): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_pictures')
    .where('created_at', '<=', until)
    .$if(userId !== undefined, (some) => some.where('user_id', '=', userId ?? ''))
    .where(
      sql<SqlBool>`exists (select 1 from users where users.id = saved_pictures.user_id)
        and not exists (
          select 1 from saved_project_pictures join saved_projects
            on saved_projects.id = saved_project_pictures.project_id
          where saved_project_pictures.hash = saved_pictures.hash
            and saved_projects.user_id = saved_pictures.user_id)`
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes the files of users who are deleted for good; returns how many. */
export async function deleteOwnerlessPictures(queries: Queries): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('saved_pictures')
    .where(
      sql<SqlBool>`not exists (select 1 from users where users.id = saved_pictures.user_id)
        and not exists (select 1 from deleted_users where deleted_users.user_id = saved_pictures.user_id)`
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The files of a user, by hash and width. */
export function findPictureNames(queries: Queries, userId: string): Promise<PictureFileName[]> {
  return queries
    .selectFrom('saved_pictures')
    .select(['hash', 'width'])
    .where('user_id', '=', userId)
    .orderBy('hash')
    .orderBy('width')
    .execute()
}
