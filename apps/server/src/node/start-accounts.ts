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
import type { Log } from '../http/log.ts'
import type { Carrier } from '../modules/mail/carrier.ts'
import { mailQueue } from '../modules/mail/queue.ts'
import { sessionCache } from '../modules/sessions/session-cache.ts'
import { nodeArgon2id } from './argon2.ts'
import { lockFolder } from './folder-lock.ts'
import { keysInFile, sealingRing, signingRing } from './key-files.ts'
import { folderCarrier } from './mail/folder-carrier.ts'
import { smtpCarrier } from './mail/smtp-carrier.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite-file.ts'

/** Why the accounts cannot begin, in words that say what to do. */
export class StartProblem extends Error {}

/** Opens the database, brings its tables up to date, and composes what the accounts work with. */
export async function startAccounts(
  config: Config,
  log: Log
): Promise<{ accounts: Accounts; close: () => Promise<void> }> {
  const { database, release } = openDatabase(config)
  try {
    await migrate(database)
    const keys = config.keys ?? (await keysInFile(join(config.dataDir, 'keys.json')))
    const sealing = await sealingRing(keys)
    const now = Date.now
    const hasher = argon2Hasher(nodeArgon2id)
    const slow = gate({ running: 4, waiting: 64 })
    const opener = sealer(sealing)
    const { publicUrl } = config
    const queue = mailQueue({
      database,
      now,
      publicUrl,
      sealer: opener,
      log,
      carry: carrierOf(config, log),
      configured: config.smtpUrl !== undefined || config.mailOutbox
    })
    const accounts: Accounts = {
      database,
      now,
      passwords: {
        ...hasher,
        hash: (password) => slow(() => hasher.hash(password)),
        verify: (password, phc) => slow(() => hasher.verify(password, phc))
      },
      sealer: opener,
      tokens: accessTokens(await signingRing(keys), publicUrl, now),
      sessionCache: sessionCache(now),
      outbox: queue,
      auditKey: await keyFor('audit', sealing.current),
      deviceKey: await keyFor('device', sealing.current),
      publicUrl,
      isBreached: () => Promise.resolve(undefined)
    }
    return {
      accounts,
      async close() {
        await queue.idle()
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

function carrierOf({ smtpUrl, mailFrom, dataDir }: Config, log: Log): Carrier {
  const sender = { from: mailFrom }
  return smtpUrl === undefined
    ? folderCarrier(join(dataDir, 'outbox'), sender, log)
    : smtpCarrier(smtpUrl, sender)
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
