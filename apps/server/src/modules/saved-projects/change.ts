import { ApiError, savedProjectLimits } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { atomically, type Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import {
  countProjects,
  projectOf,
  spaceOf,
  versionOf,
  type Owned,
  type ProjectRow,
  type VersionRow
} from './saved-projects.repository.ts'

/** Who changes a project, and from where. */
export interface By {
  actor: Pick<Actor, 'userId'>
  caller: Pick<Caller, 'ip' | 'device'>
}

/** What adds a document. */
const adding: readonly Action[] = ['create', 'save', 'duplicate']

type Action = 'create' | 'save' | 'rename' | 'delete' | 'undelete' | 'duplicate' | 'share' | 'unshare'

/** Changes a person's projects with an entry in the audit log, whole or not at all. */
export async function changing<T extends Pick<ProjectRow, 'id' | 'version'>>(
  accounts: Accounts,
  { actor, caller }: By,
  action: Action,
  work: (transaction: Transaction<Tables>) => Promise<T>
): Promise<T> {
  return atomically(accounts.database, async (transaction) => {
    const project = await work(transaction)
    if (adding.includes(action)) await requireSpace(transaction, actor.userId)
    await record(accounts, transaction, caller, {
      action: `project.${action}`,
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'project', id: project.id },
      details: { version: project.version }
    })
    return project
  })
}

/** Refuses what a person has just added where their documents take too much. */
async function requireSpace(queries: Queries, userId: string): Promise<void> {
  if ((await spaceOf(queries, userId)) > savedProjectLimits.space) throw new ApiError('project.no-space')
}

/** The project, or the one answer for whatever is unknown, deleted or somebody else's (security bar 32). */
export async function requireProject(queries: Queries, owned: Owned): Promise<ProjectRow> {
  return found(await projectOf(queries, owned))
}

export function found(project: ProjectRow | undefined): ProjectRow {
  if (project === undefined) throw new ApiError('project.not-found')
  return project
}

export async function requireVersion(
  queries: Queries,
  project: ProjectRow,
  version: number = project.version
): Promise<VersionRow> {
  const row = await versionOf(queries, project, version)
  if (row === undefined) throw new ApiError('project.version-not-found')
  return row
}

/** Refuses one project too many; until the transaction ends nobody else adds one for this person. */
export async function requireRoom(
  { database }: Accounts,
  transaction: Transaction<Tables>,
  userId: string
): Promise<void> {
  await database.lock(transaction, `saved-projects ${userId}`)
  if ((await countProjects(transaction, userId)) >= savedProjectLimits.projects)
    throw new ApiError('project.too-many')
}
