import { ApiError, importPlanSchema, type ImportPlan } from '@sitewright/api'
import { z } from 'zod'
import {
  type BatchContext,
  type ItemOutcome,
  type ItemsDone,
  type TypedJob,
  type UndoBatch,
  defineJob
} from '@sitewright/kernel/area'
import { isOneOf, type UserRow, withAllRows } from '@sitewright/kernel/db'
import { findRoles } from '@sitewright/kernel/sessions'
import type { Services } from '@sitewright/kernel/services'
import { bulkEntry, decideItems, findBatchUsers, usersToChange } from '../bulk/bulk-items.ts'
import { findUserQuota } from '@sitewright/kernel/limits'
import { publishUserChanges } from '@sitewright/kernel/users'
import { addImportedUsers } from './add-imported-users.ts'
import { beforePeople, countPeople } from './first-row.ts'
import { findTaken, isListed, toRules } from './check-import.ts'
import { checkRow, type ImportedUser, type RowProblem } from './check-row.ts'
import { findRowsAfter, writeProblems, type ImportRow, type StagedRow } from './imports.repository.ts'
import { importMessages as messages } from './messages.ts'

const storedInput = z.object({ importId: z.string(), plan: importPlanSchema })

/** The input of an import: the upload, and the plan that it was checked by; another check changes neither. */
export type ImportInput = z.output<typeof storedInput>

/** The import of an upload as a job. */
export function importUsersJob({ database }: Pick<Services, 'database'>): TypedJob<ImportInput> {
  return defineJob({
    kind: 'users.import',
    permission: 'user.write',
    lock: 'administrators',
    input: storedInput,
    count: async ({ importId, plan }) => countPeople(await getUpload(database.db, importId), plan),
    async runBatch({ input: { importId, plan }, cursor, size, ...batch }) {
      const upload = await getUpload(batch.transaction, importId)
      const after = Number(cursor ?? beforePeople(upload, plan))
      const rows = await findRowsAfter(batch.transaction, importId, { after, limit: size })
      const done = await importRows(batch, { upload, plan }, rows)
      return { ...done, cursor: String(rows.at(-1)?.position ?? after), isLast: rows.length < size }
    },
    // It deletes users.
    undo: { permission: 'user.delete', stepUp: true, runBatch: removeImportedUsers }
  })
}

async function getUpload(queries: Services['database']['db'], id: string): Promise<ImportRow> {
  const upload = await queries.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  if (upload === undefined) throw new ApiError('import.not-found')
  return upload
}

interface AddedInverse {
  updatedAt: number
  tokenVersion: number
}

const changedSince = { outcome: 'skipped', code: 'undo.changed' } as const

/** Adds the users of rows without problems. Everything is validated again: it may have changed since the dry run. */
async function importRows(
  batch: BatchContext,
  { upload, plan }: { upload: ImportRow; plan: ImportPlan },
  rows: readonly StagedRow[]
): Promise<ItemsDone> {
  const { services, transaction, actor } = batch
  const rules = toRules(upload, plan, { roles: await findRoles(transaction), rights: actor })
  const refused: { position: number; problems: readonly RowProblem[] }[] = []
  const wanted: { position: number; user: ImportedUser }[] = []
  for (const { position, cells, problems } of rows) {
    const checked = problems === null ? checkRow(JSON.parse(cells) as string[], rules) : undefined
    if (checked?.user !== undefined) wanted.push({ position, user: checked.user })
    else if (checked !== undefined) refused.push({ position, problems: checked.problems })
  }
  const addresses = wanted.map(({ user }) => user.email)
  // A user of another tenant may have the address too, of whom nothing else is revealed.
  const taken = await withAllRows(services.database, transaction, () =>
    findTaken(services, transaction, addresses)
  )
  const free = wanted.filter(({ user }) => !taken.has(user.email))
  for (const { position, user } of wanted) {
    const holder = taken.get(user.email)
    if (holder === undefined) continue
    const message = isListed(actor, holder) ? messages.taken : messages.notFree
    refused.push({ position, problems: [{ column: plan.mapping.email, message }] })
  }
  const fitting = free.slice(0, await findUserQuota(transaction, upload.tenant_id))
  for (const { position } of free.slice(fitting.length))
    refused.push({ position, problems: [{ column: plan.mapping.email, message: messages.noQuota }] })
  const added = await addImportedUsers(
    batch,
    fitting.map(({ user }) => user),
    { tenantId: upload.tenant_id, mail: plan.mail }
  )
  await writeProblems(transaction, upload.id, refused)
  const byEmail = new Map(added.map((user) => [user.email, user]))
  const byPosition = new Map(fitting.map(({ position, user }) => [position, byEmail.get(user.email)]))
  const items = rows.map(({ position }) => toItem(position, byPosition.get(position)))
  return plan.mail && services.outbox.configured ? { items, counts: { mailed: added.length } } : { items }
}

function toItem(position: number, user: UserRow | undefined): ItemOutcome {
  if (user === undefined)
    return { subjectId: `row ${position}`, outcome: 'refused', code: 'import.row-refused' }
  const inverse: AddedInverse = { updatedAt: user.updated_at, tokenVersion: user.token_version }
  return { subjectId: user.id, outcome: 'done', inverse }
}

/**
 * Removes users whom an import added, with the checks of the single action, unless they were changed or have signed in
 * since.
 */
async function removeImportedUsers(batch: UndoBatch): Promise<ItemsDone> {
  const { services, transaction } = batch
  const ids = batch.items.map(({ subjectId }) => subjectId)
  const inverses = new Map(batch.items.map(({ subjectId, inverse }) => [subjectId, inverse as AddedInverse]))
  const found = await findBatchUsers(batch, ids)
  const items = decideItems(batch, ids, {
    ...found,
    decide({ id, updated_at: updatedAt, token_version: tokenVersion, last_login_at: lastLogin }) {
      const added = inverses.get(id)
      const isAsAdded = added?.updatedAt === updatedAt && added.tokenVersion === tokenVersion
      return isAsAdded && lastLogin === null ? { outcome: 'done' } : changedSince
    }
  })
  const removed = usersToChange(items)
  const removedIds = removed.map(({ id }) => id)
  await transaction
    .deleteFrom('users')
    .where(isOneOf(services.database, 'id', removedIds))
    .execute()
  publishUserChanges(batch, removed, 'deleted')
  await batch.audit(
    removed.map((user) =>
      bulkEntry(batch, 'user.delete', { user, details: { role: user.role, status: user.status } })
    )
  )
  return {
    items: items.map(({ user: _user, ...item }) =>
      !found.users.has(item.subjectId) ? { ...item, ...changedSince } : item
    )
  }
}
