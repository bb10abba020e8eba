import { ApiError, type ImportGrants, type ImportPlan } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { inTransaction, type Queries, isOneOf, type UserRow } from '@sitewright/kernel/db'
import { enforceRateLimit, findUserQuota } from '@sitewright/kernel/limits'
import type { Actor } from '@sitewright/kernel/request'
import { findRoles } from '@sitewright/kernel/sessions'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { beforePeople, countPeople } from './first-row.ts'
import { checkRow, type RowProblem, type RowRules } from './check-row.ts'
import { createGrantCounter, type GrantCounter } from './count-grants.ts'
import {
  findImport,
  findRowsAfter,
  writeProblems,
  type ImportRow,
  type StagedRow
} from './imports.repository.ts'
import { importMessages as messages } from './messages.ts'

/** Rows per batch. */
const rowsAtOnce = 500

/** Gets an upload of the actor; throws where there is none. */
export async function getImport({ services, actor }: UserCall, id: string): Promise<ImportRow> {
  const found = await findImport(services.database.db, id, actor.userId)
  if (found === undefined) throw new ApiError('import.not-found')
  return found
}

/** Dry run: validates every row of an upload, and stores the problems; no user is added. */
export async function checkImport(
  call: UserCall,
  id: string,
  plan: ImportPlan
): Promise<{ rows: number; good: number; bad: number; room: number | null; grants: ImportGrants }> {
  const { services, actor } = call
  const { db } = services.database
  const upload = await getImport(call, id)
  if (upload.job_id !== null) throw new ApiError('import.begun')
  if (plan.mail && !services.outbox.configured) throw new ApiError('auth.mail-missing')
  const roles = await findRoles(db)
  const rules = toRules(upload, plan, { roles, rights: actor })
  const grants = createGrantCounter(roles)
  const people = countPeople(upload, plan)
  await enforceRateLimit(services, 'import-rows-account', actor.userId, people)
  // Without a completed check there is no plan to import.
  await db.updateTable('imports').set({ plan: null }).where('id', '=', id).execute()
  await db
    .updateTable('import_rows')
    .set({ problems: null })
    .where('import_id', '=', id)
    .where('problems', 'is not', null)
    .execute()
  const firstRows = new Map<string, number>()
  const counts = { bad: 0, taken: 0 }
  for (let after = beforePeople(upload, plan); ;) {
    const rows = await findRowsAfter(db, id, { after, limit: rowsAtOnce })
    const found = await findProblems(call, rows, { rules, firstRows, counts, grants })
    counts.bad += found.length
    if (found.length > 0)
      await inTransaction(services.database, (transaction) => writeProblems(transaction, id, found))
    after = rows.at(-1)?.position ?? after
    if (rows.length < rowsAtOnce) break
    await yieldToEventLoop()
  }
  const room = await findUserQuota(db, upload.tenant_id)
  await call.transaction(async (transaction) => {
    await transaction
      .updateTable('imports')
      .set({ plan: JSON.stringify(plan) })
      .where('id', '=', id)
      .execute()
    await transaction.audit(
      'user.import-check',
      { type: 'import', id },
      { details: { rows: people, ...counts } }
    )
  })
  return {
    rows: people,
    good: people - counts.bad,
    bad: counts.bad,
    room: room === Infinity ? null : room,
    grants: grants.result()
  }
}

/** The context in which the rows of an upload are validated. */
export function toRules(
  { columns }: Pick<ImportRow, 'columns'>,
  plan: ImportPlan,
  others: Pick<RowRules, 'roles' | 'rights'>
): RowRules {
  const { length: columnCount } = JSON.parse(columns) as string[]
  for (const field of ['email', 'firstName', 'lastName'] as const)
    if (plan.mapping[field] >= columnCount)
      throw new ApiError('request.invalid', [{ path: `mapping.${field}`, message: messages.noColumn(field) }])
  return { plan, columnCount, ...others }
}

interface ProblemParts {
  rules: RowRules
  /** The first row of each address. */
  firstRows: Map<string, number>
  /** Counts addresses that are reported as taken. */
  counts: { taken: number }
  /** Counts the rights in the rows without a problem. */
  grants: GrantCounter
}

/** The problems of the rows of a batch. */
async function findProblems(
  { services, actor }: UserCall,
  rows: readonly StagedRow[],
  { rules, firstRows, counts, grants }: ProblemParts
): Promise<{ position: number; problems: RowProblem[] }[]> {
  const checked = rows.map(({ position, cells }) => {
    const { problems, email, user } = checkRow(JSON.parse(cells) as string[], rules)
    const column = rules.plan.mapping.email
    const first = email === undefined ? undefined : firstRows.get(email)
    if (first !== undefined) problems.push({ column, message: messages.duplicate(first) })
    else if (email !== undefined) firstRows.set(email, position)
    return { position, problems, email, user }
  })
  const addresses = checked.flatMap(({ email }) => email ?? [])
  const taken = await findTaken(services, services.database.db, addresses)
  for (const { email, problems } of checked) {
    const holder = email === undefined ? undefined : taken.get(email)
    // A dry run reveals no more than the list of users: an address of a user who is not in it is refused by the import
    // itself.
    if (holder === undefined || !isListed(actor, holder)) continue
    counts.taken += 1
    problems.push({ column: rules.plan.mapping.email, message: messages.taken })
  }
  for (const { user, problems, position } of checked)
    if (user !== undefined && problems.length === 0) grants.add(user, position)
  return checked.filter(({ problems }) => problems.length > 0)
}

/** The users who have the given addresses; an unverified registration does not reserve one (security bar 60). */
export async function findTaken(
  { database }: Pick<Services, 'database'>,
  queries: Queries,
  addresses: readonly string[]
): Promise<ReadonlyMap<string, Pick<UserRow, 'tenant_id'>>> {
  const rows = await queries
    .selectFrom('users')
    .select(['email', 'tenant_id'])
    .where(isOneOf(database, 'email', addresses))
    .where('status', '<>', 'pending')
    .execute()
  return new Map(rows.map(({ email, tenant_id }) => [email, { tenant_id }]))
}

/** Whether the list of users shows a user to the importing actor. */
export function isListed(
  { permissions, tenantId }: Pick<Actor, 'permissions' | 'tenantId'>,
  { tenant_id: tenant }: Pick<UserRow, 'tenant_id'>
): boolean {
  return permissions.includes('user.read') && (tenantId === null || tenantId === tenant)
}
