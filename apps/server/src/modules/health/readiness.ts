import type { Database } from '../../db/database.ts'
import { isMigrated } from '../../db/migrate.ts'
import { sql } from 'kysely'

const patienceMs = 2000

/** Asks whether a database answers and has the tables that we know, within two seconds. */
export function readiness(database: Database): () => Promise<boolean> {
  let migrated = false
  async function look(): Promise<boolean> {
    migrated ||= await isMigrated(database)
    await sql`select 1`.execute(database.db)
    return migrated
  }
  return async function isReady() {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), patienceMs)
    })
    try {
      return await Promise.race([look(), late])
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }
}
