import { join } from 'node:path'
import type { Accounts } from '../accounts.ts'
import type { Config } from '../config.ts'
import { accessTokens } from '../crypto/access-tokens.ts'
import { gate } from '../crypto/gate.ts'
import { argon2Hasher, type PasswordHasher } from '../crypto/passwords.ts'
import { newId } from '../crypto/random.ts'
import { sealer } from '../crypto/seal.ts'
import { migrate } from '../db/migrate.ts'
import type { LargeBodies } from '../http/large-bodies.ts'
import type { Log } from '../http/log.ts'
import type { Carrier } from '../modules/mail/carrier.ts'
import { mailQueue } from '../modules/mail/queue.ts'
import { providerAccess } from '../modules/providers/access.ts'
import { sessionCache } from '../modules/sessions/session-cache.ts'
import { installationKey, knowsKeys } from '../modules/settings/installation-keys.ts'
import { afterwards } from '../modules/tasks/afterwards.ts'
import { runTasks } from '../modules/tasks/run-tasks.ts'
import { nodeArgon2id } from './argon2.ts'
import { sharpAvatar } from './avatar.ts'
import { breachedPasswords } from './breached-passwords.ts'
import { nodeProviderFetch } from './provider-fetch.ts'
import { idsOf, keysInFile, sealingRing, signingRing } from './key-files.ts'
import { folderCarrier } from './mail/folder-carrier.ts'
import { smtpCarrier } from './mail/smtp-carrier.ts'
import { makeDataFolder, narrowDataFolder } from './data-folder.ts'
import { openDatabase } from './open-database.ts'
import { postgresProblem } from './postgres.ts'
import { serverTasks } from './server-tasks.ts'
import { StartProblem } from './start-problem.ts'

/** The accounts at work, until they are closed. */
export interface StartedAccounts {
  accounts: Accounts
  close: () => Promise<void>
}

/** Opens the database, brings its tables up to date, and composes what the accounts work with. */
export async function startAccounts(
  config: Config,
  log: Log,
  largeBodies: LargeBodies
): Promise<StartedAccounts> {
  makeDataFolder(config.dataDir)
  narrowDataFolder(config.dataDir)
  const database = openDatabase(config)
  try {
    await migrate(database)
    return await compose(config, { database, log, largeBodies })
  } catch (error) {
    await database.close()
    const problem = config.databaseUrl === undefined ? undefined : postgresProblem(error, config.databaseUrl)
    throw problem === undefined ? error : new StartProblem(problem, { cause: error })
  }
}

async function compose(
  config: Config,
  { database, log, largeBodies }: Pick<Accounts, 'database' | 'largeBodies'> & { log: Log }
): Promise<StartedAccounts> {
  const now = Date.now
  const { publicUrl } = config
  const keys = config.keys ?? (await keysInFile(join(config.dataDir, 'keys.json')))
  const sealing = await sealingRing(keys)
  const signing = await signingRing(keys)
  const current = { sealing: sealing.current.id, signing: signing.current.id }
  if (!(await knowsKeys({ database, now }, current, { sealing: idsOf(sealing), signing: idsOf(signing) })))
    throw new StartProblem(otherKeys)
  const basis = { database, now, publicUrl, sealer: sealer(sealing) }
  const queue = mailQueue({
    ...basis,
    log,
    carry: carrierOf(config, log),
    configured: config.smtpUrl !== undefined || config.mailOutbox
  })
  const later = afterwards(log)
  const accounts: Accounts = {
    ...basis,
    passwords: gatedPasswords(),
    tokens: accessTokens(signing, publicUrl, now),
    sessionCache: sessionCache(now),
    outbox: queue,
    auditKey: await installationKey(basis, 'audit', sealing),
    deviceKey: await installationKey(basis, 'device', sealing),
    isBreached:
      config.breachedPasswordsUrl === undefined
        ? () => Promise.resolve(undefined)
        : breachedPasswords(config.breachedPasswordsUrl, log),
    reencodeAvatar: sharpAvatar,
    afterwards: later,
    largeBodies,
    providerAccess: providerAccess(
      nodeProviderFetch({ allowLocal: config.localProviders }),
      config.localProviders
    )
  }
  const tasks = runTasks({ database, now, log, holder: newId() }, serverTasks(accounts, queue, log))
  return {
    accounts,
    async close() {
      await later.idle()
      await tasks.stop()
      await queue.idle()
      await database.close()
    }
  }
}

const otherKeys =
  'This database was used with other keys than those at hand, and its secrets cannot be opened with these. Put the keys.json of its data folder back, or give every server the SIGNING_KEYS and SEALING_KEYS of this installation, the newest first.'

/** Hashes a few passwords at once; who finds the queue full is told when to come back (security bar 3). */
function gatedPasswords(): PasswordHasher {
  const hasher = argon2Hasher(nodeArgon2id)
  const slow = gate({ running: 4, waiting: 64 })
  return {
    ...hasher,
    hash: (password) => slow(() => hasher.hash(password)),
    verify: (password, phc) => slow(() => hasher.verify(password, phc))
  }
}

function carrierOf({ smtpUrl, mailFrom, dataDir }: Config, log: Log): Carrier {
  const sender = { from: mailFrom }
  return smtpUrl === undefined
    ? folderCarrier(join(dataDir, 'outbox'), sender, log)
    : smtpCarrier(smtpUrl, sender)
}
