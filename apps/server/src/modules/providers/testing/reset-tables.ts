import type { Database } from '../../../db/database.ts'

/** What a test may leave behind; people take their sessions and connections with them. */
const left = [
  'users',
  'identity_providers',
  'oauth_flows',
  'one_time_tokens',
  'rate_counts',
  'attempts',
  'settings'
] as const

/** Gives each test of a file the same database, empty but for the audit log, which nobody empties. */
export function resetTables(open: () => Promise<Database>): () => Promise<Database> {
  let opened: Promise<Database> | undefined
  return async function openReset() {
    opened ??= open()
    const database = await opened
    for (const table of left) await database.db.deleteFrom(table).execute()
    return database
  }
}
