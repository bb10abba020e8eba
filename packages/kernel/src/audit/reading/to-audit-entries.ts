import { outsideActorId, toActivityText, type AuditEntryView } from '@sitewright/api'
import { isOneOf } from '../../db/one-of.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { AuditRow } from '../audit.repository.ts'

type Names = ReadonlyMap<string, { name: string; email: string }>

/**
 * Maps rows to entries with the names of their users; for a deleted user only the id is left. A reader in a tenant
 * learns nothing of outsiders but that they acted (security bar 32).
 *
 * @param tenant The tenant of the reader; null for the installation.
 */
export async function toAuditEntries(
  database: Pick<Database, 'engine' | 'db'>,
  rows: readonly AuditRow[],
  tenant: string | null = null
): Promise<AuditEntryView[]> {
  const ids = rows.flatMap(
    ({ actor_id: actor, impersonator_id: viewer, subject_type: type, subject_id: subject }) => [
      ...[actor, viewer].filter((id) => id !== null),
      ...(type === 'user' && subject !== null ? [subject] : [])
    ]
  )
  const names = await findNames(database, [...new Set(ids)], tenant)
  const entries = rows.map((row) => toAuditEntry(row, names))
  if (tenant === null) return entries
  const isHidden = (id: string | null): boolean => id !== null && !names.has(id)
  return entries.map((entry) => {
    if (isHidden(entry.actorId)) return { ...withoutCaller(entry), actorId: outsideActorId, actor: null }
    return isHidden(entry.impersonatorId) ? withoutCaller(entry) : entry
  })
}

/** Whether readers in a tenant may see the name of an actor. */
export async function isNamedIn(
  database: Pick<Database, 'engine' | 'db'>,
  id: string,
  tenant: string
): Promise<boolean> {
  return (await findNames(database, [id], tenant)).has(id)
}

async function findNames(
  { engine, db }: { engine: Database['engine']; db: Queries },
  ids: readonly string[],
  tenant: string | null
): Promise<Names> {
  if (ids.length === 0) return new Map()
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where(isOneOf({ engine }, 'users.id', ids))
    .$if(tenant !== null, (some) =>
      some.where(({ eb, or, exists, selectFrom }) =>
        or([
          eb('users.tenant_id', '=', tenant),
          exists(
            selectFrom('memberships')
              .select('memberships.id')
              .whereRef('memberships.user_id', '=', 'users.id')
              .where('memberships.tenant_id', '=', tenant ?? '')
          )
        ])
      )
    )
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

/** Removes viewer and client of an entry whose actor or viewer the reader may not know: an outsider or a deleted user. */
function withoutCaller(entry: AuditEntryView): AuditEntryView {
  return { ...entry, impersonatorId: null, ip: '', device: '' }
}
