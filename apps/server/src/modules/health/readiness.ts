import type { Database } from '../../db/database.ts'
import { isMigrated } from '../../db/migrate.ts'
import { countCall } from '../rates/rate.ts'

const patienceMs = 2000
/** Nobody needs to know it more often, and each look is a write. */
const freshMs = 1000

/**
 * Asks whether a database has the tables that we know and takes a write, within two seconds: a disk that is full still
 * answers what is read.
 */
export function readiness(
  database: Database,
  now: () => number = () => performance.now()
): () => Promise<boolean> {
  let migrated = false
  let last: { at: number; answer: Promise<boolean> } | undefined

  async function look(): Promise<boolean> {
    migrated ||= await isMigrated(database)
    if (migrated) await countCall(database.db, 'ready', Date.now(), patienceMs)
    return migrated
  }

  async function lookInTime(): Promise<boolean> {
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

  return function isReady() {
    if (last === undefined || now() - last.at > freshMs) last = { at: now(), answer: lookInTime() }
    return last.answer
  }
}
