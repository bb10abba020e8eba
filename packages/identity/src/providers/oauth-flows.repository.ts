import type { Selectable } from 'kysely'
import type { Queries, OauthFlowsTable } from '@sitewright/kernel/db'

export type FlowRow = Selectable<OauthFlowsTable>

/** Inserts an OAuth flow and deletes expired ones. */
export async function insertFlow(queries: Queries, flow: FlowRow): Promise<void> {
  await queries.deleteFrom('oauth_flows').where('expires_at', '<=', flow.created_at).execute()
  await queries.insertInto('oauth_flows').values(flow).execute()
}

/** Redeems an OAuth flow: once, before it expires, for its provider and in its browser (security bar 35). */
export function redeemFlowRow(
  queries: Queries,
  flow: Pick<FlowRow, 'state_hash' | 'browser_hash' | 'provider'>,
  now: number
): Promise<FlowRow | undefined> {
  return queries
    .updateTable('oauth_flows')
    .set({ used_at: now })
    .where('state_hash', '=', flow.state_hash)
    .where('browser_hash', '=', flow.browser_hash)
    .where('provider', '=', flow.provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}
