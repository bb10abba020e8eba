import type { AuditState } from '@sitewright/api'
import type { Transaction } from 'kysely'
import { inTransaction, type Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { notify } from '../../notices/notify.ts'
import type { Services } from '../../services/services.ts'

const key = 'audit-check'

type CheckedAudit = NonNullable<AuditState['checked']>

type Parts = Pick<Services, 'database' | 'now' | 'events'>

/** The result of the last check of the whole log, or of a later one that found a break; null before the first one. */
export async function findAuditState(queries: Queries): Promise<AuditState['checked']> {
  const row = await queries.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.value) as CheckedAudit)
}

/** Stores the result of a check of the whole log. Readers of the log are notified of a new break. */
export function saveAuditState(parts: Parts, state: CheckedAudit): Promise<void> {
  return changeState(parts, () => state)
}

/** Stores that all rows up to one are valid, unless a break is known: only a check of the whole log may clear that. */
export function saveAuditHeld({ now, ...parts }: Parts, entries: number): Promise<void> {
  return changeState({ now, ...parts }, (known) =>
    known?.firstBrokenRow == null ? { at: now(), entries, firstBrokenRow: null } : undefined
  )
}

/** Stores a break that a partial check found, unless an earlier one is known. */
export function saveAuditBreak({ now, ...parts }: Parts, row: number): Promise<void> {
  return changeState({ now, ...parts }, (known) =>
    known?.firstBrokenRow != null && known.firstBrokenRow <= row
      ? undefined
      : { at: now(), entries: row - 1, firstBrokenRow: row }
  )
}

function changeState(
  parts: Parts,
  decide: (known: CheckedAudit | null) => CheckedAudit | undefined
): Promise<void> {
  const { database } = parts
  return inTransaction(database, async (transaction) => {
    await database.lock(transaction, key)
    const known = await findAuditState(transaction)
    const state = decide(known)
    if (state === undefined) return
    await writeState(transaction, state)
    const { firstBrokenRow: row } = state
    if (row !== null && row !== known?.firstBrokenRow) await notifyOfBreak(parts, transaction, row)
  })
}

async function writeState(queries: Queries, state: CheckedAudit): Promise<void> {
  const value = JSON.stringify(state)
  await queries
    .insertInto('settings')
    .values({ key, value, updated_at: state.at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: state.at }))
    .execute()
}

function notifyOfBreak(parts: Parts, transaction: Transaction<Tables>, row: number): Promise<void> {
  return notify(parts, transaction, {
    kind: 'audit.broken',
    facts: { row },
    subject: { type: 'audit', id: String(row) },
    link: '/admin/auth-settings?view=audit',
    to: { permission: 'audit.read', tenantId: null }
  })
}
