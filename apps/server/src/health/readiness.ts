import { type Database, isMigrated } from '@sitewright/kernel/db'
import { countCall } from '@sitewright/kernel/limits'
import { product } from '@sitewright/product'

const timeoutMs = 2000
/** How long an answer is cached: each check is a write. */
const cacheMs = 1000

/**
 * The readiness check: whether a database has the tables of this version and commits a write, within two seconds. A read
 * would not do, since a database on a full disk still answers it.
 */
export function createReadinessCheck(
  database: Database,
  now: () => number = () => performance.now()
): () => Promise<boolean> {
  let migrated = false
  let last: { at: number; answer: Promise<boolean> } | undefined

  async function checkDatabase(): Promise<boolean> {
    migrated ||= await isMigrated(database, product.migrations)
    if (migrated) await commitWrite(database)
    return migrated
  }

  async function checkWithTimeout(): Promise<boolean> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs)
    })
    try {
      return await Promise.race([checkDatabase(), late])
    } catch {
      return false
    } finally {
      clearTimeout(timer)
    }
  }

  return function isReady() {
    if (last === undefined || now() - last.at > cacheMs) last = { at: now(), answer: checkWithTimeout() }
    return last.answer
  }
}

/**
 * A rate-limit write of no client: the smallest write that rate-limited requests make too. It updates one row, which
 * the purge of expired counters deletes.
 */
async function commitWrite({ db }: Database): Promise<void> {
  await countCall(db, 'ready', Date.now(), timeoutMs)
}
