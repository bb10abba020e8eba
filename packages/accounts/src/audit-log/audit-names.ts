import { toActivityText, type AuditEntryView } from '@sitewright/api'
import { isOneOf } from '../db/one-of.ts'
import type { Database, Queries } from '../db/database.ts'
import type { AuditRow } from '../audit/audit.repository.ts'

type Names = ReadonlyMap<string, { name: string; email: string }>

/** The entries of rows with the names of those users that there still are; of deleted ones the id stays. */
export async function toAuditEntries(
  database: Pick<Database, 'engine' | 'db'>,
  rows: readonly AuditRow[]
): Promise<AuditEntryView[]> {
  const ids = rows.flatMap(({ actor_id: actor, subject_type: type, subject_id: subject }) => [
    ...(actor === null ? [] : [actor]),
    ...(type === 'user' && subject !== null ? [subject] : [])
  ])
  const names = await findNames(database, [...new Set(ids)])
  return rows.map((row) => toAuditEntry(row, names))
}

async function findNames(
  { engine, db }: { engine: Database['engine']; db: Queries },
  ids: readonly string[]
): Promise<Names> {
  if (ids.length === 0) return new Map()
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where(isOneOf({ engine }, 'users.id', ids))
    .execute()
  return new Map(
    users.map(({ id, email, first_name, last_name }) => [
      id,
      { name: `${first_name} ${last_name}`.trim(), email }
    ])
  )
}

function toAuditEntry(row: AuditRow, names: Names): AuditEntryView {
  const { subject_id: subjectId, subject_type: type } = row
  const details = JSON.parse(row.details) as Record<string, unknown>
  return {
    seq: row.seq,
    at: row.at,
    action: row.action,
    text: toActivityText(row.action, { outcome: row.outcome, own: true, reason: details['reason'] }).text,
    outcome: row.outcome,
    actorId: row.actor_id,
    actor: names.get(row.actor_id ?? '') ?? null,
    impersonatorId: row.impersonator_id,
    subject:
      subjectId === null || type === null
        ? null
        : { type, id: subjectId, user: type === 'user' ? (names.get(subjectId) ?? null) : null },
    tenantId: row.tenant_id,
    ip: row.ip,
    device: row.device,
    details
  }
}
