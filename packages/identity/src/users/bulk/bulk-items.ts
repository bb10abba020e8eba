import type { BatchContext, ItemOutcome } from '@sitewright/kernel/area'
import { isOneOf, type UserRow } from '@sitewright/kernel/db'
import type { AuditEntry } from '@sitewright/kernel/audit'
import { type RoleState, findRoles } from '@sitewright/kernel/sessions'
import { refusalsOf } from '@sitewright/kernel/users'

/** A user whom a bulk action may change, or why not. */
export type BulkItem = ItemOutcome & { user?: UserRow }

/** The effect of an action on a user whom the actor may change. */
export type Decide = (user: UserRow) => Pick<ItemOutcome, 'outcome' | 'code'>

/** The users of a batch, with all roles. */
export interface BatchUsers {
  users: ReadonlyMap<string, UserRow>
  roles: readonly RoleState[]
}

/** Reads the users of a batch, and locks them until the transaction ends. */
export async function findBatchUsers(
  { services: { database }, transaction }: BatchContext,
  ids: readonly string[]
): Promise<BatchUsers> {
  const rows = await transaction
    .selectFrom('users')
    .selectAll()
    .where(isOneOf(database, 'id', ids))
    .orderBy('id')
    // The embedded engine has one writer, and no such clause.
    .$if(database.engine === 'postgres', (query) => query.forUpdate())
    .execute()
  return { users: new Map(rows.map((row) => [row.id, row])), roles: await findRoles(transaction) }
}

interface Decision extends BatchUsers {
  decide: Decide
  /** Whether the actor may include their own account. @default false */
  mayBeOwn?: boolean
}

/** Decides about each user of a batch: first the rights, as for a single action, then the action itself. */
export function decideItems(
  { actor }: BatchContext,
  ids: readonly string[],
  { users, roles, decide, mayBeOwn = false }: Decision
): BulkItem[] {
  const findRefusal = refusalsOf(actor, { roles, mayBeOwn })
  return ids.map((subjectId) => {
    const user = users.get(subjectId)
    const code = findRefusal(subjectId, user)
    if (code !== undefined || user === undefined) return { subjectId, outcome: 'refused', code }
    return { subjectId, user, ...decide(user) }
  })
}

/** The users whom the action changes. */
export function usersToChange(items: readonly BulkItem[]): UserRow[] {
  return items.flatMap(({ outcome, user }) => (outcome === 'done' && user !== undefined ? [user] : []))
}

/** The audit entry of one user in a bulk action: that of the single action, with the job. */
export function bulkEntry(
  { job }: BatchContext,
  action: string,
  { user, details }: { user: Pick<UserRow, 'id'>; details?: object }
): Omit<AuditEntry, 'outcome' | 'actorId'> {
  return { action, subject: { type: 'user', id: user.id }, details: { ...details, job: job.id } }
}
