import { join } from 'node:path'
import type { Services } from '../services/services.ts'
import type { Config } from '../config/config.ts'
import { createAccessTokens } from '../crypto/access-tokens.ts'
import { concurrencyLimit } from '../crypto/concurrency-limit.ts'
import { createArgon2Hasher, type PasswordHasher } from '../crypto/passwords.ts'
import { newId } from '../crypto/random.ts'
import { createEncryptor } from '../crypto/encryptor.ts'
import { migrate } from '../db/migrations/migrate.ts'
import type { LargeBodies } from '../http/large-bodies.ts'
import type { Log } from '../request/log.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { createMailQueue } from '../mail/mail-queue.ts'
import { createProviderAccess } from '../services/provider-access.ts'
import { createSessionCache } from '../services/session-cache.ts'
import { getInstallationKey, areKeysKnown } from '../settings/installation-keys.ts'
import { createBackgroundWork } from '../services/background-work.ts'
import { runTasks } from '../tasks/run-tasks.ts'
import { nodeArgon2id } from './argon2.ts'
import { reencodeWithSharp } from './avatar.ts'
import { createBreachCheck } from './breached-passwords.ts'
import { createNodeProviderFetch } from './provider-fetch.ts'
import { keyIdsOf, loadOrCreateKeys, importEncryptionKeys, importSigningKeys } from './key-files.ts'
import { createFolderTransport } from './mail/folder-transport.ts'
import { createSmtpTransport } from './mail/smtp-transport.ts'
import { makeDataFolder, narrowDataFolder } from './data-folder.ts'
import { openDatabase } from './open-database.ts'
import { describePostgresError } from './postgres.ts'
import { serverTasks } from './server-tasks.ts'
import { StartError } from './start-error.ts'

/** Running services. */
export interface StartedServices {
  services: Services
  close: () => Promise<void>
}

/** Opens and migrates the database, and creates the services. */
export async function startServices(
  config: Config,
  log: Log,
  largeBodies: LargeBodies
): Promise<StartedServices> {
  makeDataFolder(config.dataDir)
  narrowDataFolder(config.dataDir)
  const database = openDatabase(config)
  try {
    await migrate(database)
    return await compose(config, { database, log, largeBodies })
  } catch (error) {
    await database.close()
    const problem =
      config.databaseUrl === undefined ? undefined : describePostgresError(error, config.databaseUrl)
    throw problem === undefined ? error : new StartError(problem, { cause: error })
  }
}

async function compose(
  config: Config,
  { database, log, largeBodies }: Pick<Services, 'database' | 'largeBodies'> & { log: Log }
): Promise<StartedServices> {
  const now = Date.now
  const { publicUrl } = config
  const keys = config.keys ?? (await loadOrCreateKeys(join(config.dataDir, 'keys.json')))
  const sealing = await importEncryptionKeys(keys)
  const signing = await importSigningKeys(keys)
  const current = { sealing: sealing.current.id, signing: signing.current.id }
  if (
    !(await areKeysKnown({ database, now }, current, {
      sealing: keyIdsOf(sealing),
      signing: keyIdsOf(signing)
    }))
  )
    throw new StartError(otherKeys)
  const basis = { database, now, publicUrl, encryptor: createEncryptor(sealing) }
  const queue = createMailQueue({
    ...basis,
    log,
    transport: createMailTransport(config, log),
    configured: config.smtpUrl !== undefined || config.mailOutbox
  })
  const later = createBackgroundWork(log)
  const services: Services = {
    ...basis,
    passwords: limitPasswordHashing(),
    tokens: createAccessTokens(signing, publicUrl, now),
    sessionCache: createSessionCache(now),
    outbox: queue,
    auditKey: await getInstallationKey(basis, 'audit', sealing),
    deviceKey: await getInstallationKey(basis, 'device', sealing),
    isBreached:
      config.breachedPasswordsUrl === undefined
        ? () => Promise.resolve(undefined)
        : createBreachCheck(config.breachedPasswordsUrl, log),
    reencodeAvatar: reencodeWithSharp,
    backgroundWork: later,
    largeBodies,
    providerAccess: createProviderAccess(
      createNodeProviderFetch({ allowLocal: config.localProviders }),
      config.localProviders
    )
  }
  const tasks = runTasks({ database, now, log, holder: newId() }, serverTasks(services, queue, log))
  return {
    services,
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

/** Limits the concurrency of password hashing (security bar 3). */
function limitPasswordHashing(): PasswordHasher {
  const hasher = createArgon2Hasher(nodeArgon2id)
  const slow = concurrencyLimit({ running: 4, waiting: 64 })
  return {
    ...hasher,
    hash: (password) => slow(() => hasher.hash(password)),
    verify: (password, phc) => slow(() => hasher.verify(password, phc))
  }
}

function createMailTransport({ smtpUrl, mailFrom, dataDir }: Config, log: Log): MailTransport {
  const sender = { from: mailFrom }
  return smtpUrl === undefined
    ? createFolderTransport(join(dataDir, 'outbox'), sender, log)
    : createSmtpTransport(smtpUrl, sender)
}
