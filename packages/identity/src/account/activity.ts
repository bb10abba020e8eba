import { auditActionsOf, toActivityText, type ActivityEntry, type ActivityQuery } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { queryActivity, findLastSeqBefore, type ActivityRow } from './activity.repository.ts'

/** A page of a user's activity, with the cursor of the next one (spec 2 §3). */
export async function listActivity(
  services: Pick<Services, 'database' | 'findPlace'>,
  userId: string,
  query: ActivityQuery
): Promise<{ entries: ActivityEntry[]; next: string | null }> {
  const { rows, next } = await findActivityPage(services, userId, query)
  const entries = rows.map(async (row) => {
    const entry = toActivityEntry(row, userId)
    return { ...entry, location: entry.ip === null ? null : await services.findPlace(entry.ip) }
  })
  return { entries: await Promise.all(entries), next }
}

export async function findActivityPage(
  { database }: Pick<Services, 'database'>,
  userId: string,
  { kind, since = 0, before, limit }: ActivityQuery
): Promise<{ rows: ActivityRow[]; next: string | null }> {
  const rows = await queryActivity(database.db, {
    userId,
    actions: kind === undefined ? [] : auditActionsOf(kind),
    since,
    after: since === 0 ? 0 : await findLastSeqBefore(database.db, since),
    before: before === undefined ? Number.MAX_SAFE_INTEGER : Number(before),
    limit: limit + 1
  }).execute()
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    rows: page,
    next: last === undefined ? null : String(last.seq)
  }
}

/** Describes an audit row to the user whom it concerns. */
export function toActivityEntry(
  { seq, at, action, outcome, actor_id, impersonator_id, ip, device, details }: ActivityRow,
  userId: string
): ActivityEntry {
  const own = actor_id === userId && impersonator_id === null
  const { reason } = JSON.parse(details) as { reason?: unknown }
  const viewed = actor_id === userId && impersonator_id !== null
  const { kind, text } = toActivityText(action, { outcome, own, reason, viewed })
  return {
    id: String(seq),
    action: text,
    kind,
    outcome,
    timestamp: at,
    // Address and device of an administrator are not shown to the user.
    ip: own ? ip : null,
    device: own ? device : null,
    location: null
  }
}
