import type { HostFacts } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { Queries, ServersTable } from '@sitewright/kernel/db'
import type { ServerIdentity } from '@sitewright/kernel/services'

/** Upserts a server with the facts about its host. */
export async function writeServer(
  queries: Queries,
  { id, version, startedAt }: ServerIdentity,
  { seenAt, host }: { seenAt: number; host: HostFacts }
): Promise<void> {
  const row = { version, started_at: startedAt, seen_at: seenAt, host: JSON.stringify(host) }
  await queries
    .insertInto('servers')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The servers that run or ran recently, last seen first. */
export function findServers(queries: Queries): Promise<Selectable<ServersTable>[]> {
  return queries
    .selectFrom('servers')
    .selectAll()
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
}
