import type { Database } from '@sitewright/kernel/db'

/** Tables to reset between tests; deleting users cascades to sessions and identities. */
const left = [
  'users',
  'identity_providers',
  'oauth_flows',
  'one_time_tokens',
  'rate_counts',
  'attempts',
  'settings'
] as const

/** Reuses one database for the tests of a file and resets its tables, but for the append-only audit log. */
export function resetTables(open: () => Promise<Database>): () => Promise<Database> {
  let opened: Promise<Database> | undefined
  return async function openReset() {
    opened ??= open()
    const database = await opened
    for (const table of left) await database.db.deleteFrom(table).execute()
    return database
  }
}
