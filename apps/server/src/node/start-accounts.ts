import { join } from 'node:path'
import type { Accounts } from '../accounts.ts'
import type { Config } from '../config.ts'
import { accessTokens } from '../crypto/access-tokens.ts'
import { gate } from '../crypto/gate.ts'
import { keyFor } from '../crypto/keys.ts'
import { argon2Hasher } from '../crypto/passwords.ts'
import { sealer } from '../crypto/seal.ts'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { sessionCache } from '../modules/sessions/session-cache.ts'
import { nodeArgon2id } from './argon2.ts'
import { lockFolder } from './folder-lock.ts'
import { keysInFile, sealingRing, signingRing } from './key-files.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite-file.ts'

/** Why the accounts cannot begin, in words that say what to do. */
export class StartProblem extends Error {}

/** Opens the database, brings its tables up to date, and composes what the accounts work with. */
export async function startAccounts(
  config: Config
): Promise<{ accounts: Accounts; close: () => Promise<void> }> {
  const { database, release } = openDatabase(config)
  try {
    await migrate(database)
    const keys = config.keys ?? (await keysInFile(join(config.dataDir, 'keys.json')))
    const sealing = await sealingRing(keys)
    const now = Date.now
    const hasher = argon2Hasher(nodeArgon2id)
    const slow = gate({ running: 4, waiting: 64 })
    const accounts: Accounts = {
      database,
      now,
      passwords: {
        ...hasher,
        hash: (password) => slow(() => hasher.hash(password)),
        verify: (password, phc) => slow(() => hasher.verify(password, phc))
      },
      sealer: sealer(sealing),
      tokens: accessTokens(await signingRing(keys), config.publicUrl, now),
      sessionCache: sessionCache(now),
      outbox: { configured: false, post: () => Promise.resolve() },
      auditKey: await keyFor('audit', sealing.current),
      deviceKey: await keyFor('device', sealing.current),
      publicUrl: config.publicUrl,
      isBreached: () => Promise.resolve(undefined)
    }
    return {
      accounts,
      async close() {
        await database.close()
        release()
      }
    }
  } catch (error) {
    await database.close()
    release()
    throw error
  }
}

function openDatabase({ databaseUrl, dataDir }: Config): { database: Database; release: () => void } {
  if (databaseUrl !== undefined) return { database: openPostgres(databaseUrl), release: () => undefined }
  const lock = lockFolder(dataDir)
  if (!lock.ok)
    throw new StartProblem(
      `Another server (process ${lock.pid}) works on ${dataDir}. End it, or give this one a folder of its own: DATA_DIR=./data2 npm start`
    )
  return { database: openSqlite(join(dataDir, 'sitewright.db')), release: lock.release }
}
