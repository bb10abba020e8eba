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
import { importMessages as words } from './messages.ts'

/** Rows that are checked at once. */
const rowsAtOnce = 500

/** An upload of the actor; throws where there is none. */
export async function getImport({ services, actor }: UserCall, id: string): Promise<ImportRow> {
  const found = await findImport(services.database.db, id, actor.userId)
  if (found === undefined) throw new ApiError('import.not-found')
  return found
}

/** Checks every row of an upload as it would be added, and keeps the problems; nobody is added. */
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
  // Until it has ended there is no plan to import by.
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

/** What the rows of an upload are checked against. */
export function toRules(
  { columns }: Pick<ImportRow, 'columns'>,
  plan: ImportPlan,
  others: Pick<RowRules, 'roles' | 'rights'>
): RowRules {
  const { length: columnCount } = JSON.parse(columns) as string[]
  for (const field of ['email', 'firstName', 'lastName'] as const)
    if (plan.mapping[field] >= columnCount)
      throw new ApiError('request.invalid', [{ path: `mapping.${field}`, message: words.noColumn(field) }])
  return { plan, columnCount, ...others }
}

interface ProblemParts {
  rules: RowRules
  /** The first row of each address. */
  firstRows: Map<string, number>
  /** Counts the addresses that somebody is said to have. */
  counts: { taken: number }
  /** Counts the rights of the rows without a problem. */
  grants: GrantCounter
}

/** The rows of a batch that have problems. */
async function findProblems(
  { services, actor }: UserCall,
  rows: readonly StagedRow[],
  { rules, firstRows, counts, grants }: ProblemParts
): Promise<{ position: number; problems: RowProblem[] }[]> {
  const checked = rows.map(({ position, cells }) => {
    const { problems, email, user } = checkRow(JSON.parse(cells) as string[], rules)
    const column = rules.plan.mapping.email
    const first = email === undefined ? undefined : firstRows.get(email)
    if (first !== undefined) problems.push({ column, message: words.duplicate(first) })
    else if (email !== undefined) firstRows.set(email, position)
    return { position, problems, email, user }
  })
  const addresses = checked.flatMap(({ email }) => email ?? [])
  const taken = await findTaken(services, services.database.db, addresses)
  for (const { email, problems } of checked) {
    const holder = email === undefined ? undefined : taken.get(email)
    // A dry run tells no more than the list of people: who is not in it is refused by the import itself.
    if (holder === undefined || !isListed(actor, holder)) continue
    counts.taken += 1
    problems.push({ column: rules.plan.mapping.email, message: words.taken })
  }
  for (const { user, problems, position } of checked)
    if (user !== undefined && problems.length === 0) grants.add(user, position)
  return checked.filter(({ problems }) => problems.length > 0)
}

/** Who has which of some addresses; an unverified registration does not reserve one (security bar 60). */
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

/** Whether the list of people shows somebody to whoever imports. */
export function isListed(
  { permissions, tenantId }: Pick<Actor, 'permissions' | 'tenantId'>,
  { tenant_id: tenant }: Pick<UserRow, 'tenant_id'>
): boolean {
  return permissions.includes('user.read') && (tenantId === null || tenantId === tenant)
}
