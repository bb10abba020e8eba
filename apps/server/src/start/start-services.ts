import { join } from 'node:path'
import {
  type Services,
  createEventFeed,
  createProviderAccess,
  createSessionCache,
  createMetrics,
  createLastSeen,
  createHeldWrites,
  createSignal,
  getInstallationKey,
  areKeysKnown,
  createBackgroundWork
} from '@sitewright/kernel/services'
import {
  createAccessTokens,
  concurrencyLimit,
  createArgon2Hasher,
  type PasswordHasher,
  newId,
  createAuditSigner,
  createEncryptor
} from '@sitewright/kernel/crypto'
import { migrate, OutdatedDatabaseError } from '@sitewright/kernel/db'
import type { LargeBodies } from '@sitewright/kernel/http'
import { product } from '@sitewright/product'
import { releaseLeftJobs, startJobs, releaseLeftLeases, runLeaseMs, runTasks } from '@sitewright/kernel/area'
import type { Log } from '@sitewright/kernel/request'
import { type MailTransport, createMailQueue, notifyOfFailedMail } from '@sitewright/kernel/mail'
import { startLastSeen } from '@sitewright/kernel/sessions'
import {
  nodeArgon2id,
  reencodeWithSharp,
  createBreachCheck,
  createServiceProbe,
  createOutboundGuard,
  createNodeProviderFetch,
  createDatabaseNetwork,
  createTxtLookup,
  createWebhookSender,
  createFolderTransport,
  createSmtpTransport,
  setUpRowSecurity,
  TenantRoleError,
  describePostgresError
} from '@sitewright/kernel/node'
import { createOwnDatabase } from '@sitewright/database-panel/node'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { createPayments } from './payments.ts'
import type { Config } from '../config/config.ts'
import {
  keyIdsOf,
  loadOrCreateKeys,
  importEncryptionKeys,
  importSigningKeys
} from '../data-folder/key-files.ts'
import { makeDataFolder, narrowDataFolder } from '../data-folder/data-folder.ts'
import { openDatabase, openReader } from '../data-folder/open-database.ts'
import { countryFile, createCountryFinder } from '../geolocation/country-file.ts'
import { outboundRules } from './outbound-rules.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { StartError } from '../config/start-error.ts'

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
    await migrate(database, product.migrations)
    if (config.tenantRole !== undefined)
      await setUpRowSecurity(database, config.tenantRole, product.rowSecurity)
    return await compose(config, { database, log, largeBodies })
  } catch (error) {
    await database.close()
    if (error instanceof TenantRoleError || error instanceof OutdatedDatabaseError)
      throw new StartError(error.message, { cause: error })
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
  const events = createEventFeed({ database, log })
  const queue = createMailQueue({
    ...basis,
    log,
    transport: createMailTransport(config, log),
    configured: config.smtpUrl !== undefined || config.mailOutbox,
    onFailed: (mail) => notifyOfFailedMail({ ...basis, events }, mail)
  })
  const guard = createOutboundGuard(outboundRules(config))
  const later = createBackgroundWork(log)
  const reader = openReader(config)
  const own = config.ownDatabase ? createOwnDatabase({ database, reader, now }) : undefined
  const services: Services = {
    ...basis,
    reader,
    passwords: limitPasswordHashing(),
    tokens: createAccessTokens(signing, publicUrl, now),
    sessionCache: createSessionCache(now),
    lastSeen: createLastSeen(now),
    findPlace: createCountryFinder(join(config.dataDir, countryFile), log),
    metrics: createMetrics({ id: newId(), version: packageJson.version, startedAt: now() }, now),
    outbox: queue,
    events,
    environment: config.environment,
    loopbackDatabases: config.loopbackDatabases,
    auditKey: await getInstallationKey(basis, 'audit', sealing),
    auditSigner: createAuditSigner(await getInstallationKey(basis, 'audit checkpoints', sealing)),
    deviceKey: await getInstallationKey(basis, 'device', sealing),
    isBreached:
      config.breachedPasswordsUrl === undefined
        ? undefined
        : createBreachCheck(config.breachedPasswordsUrl, log),
    reencodeAvatar: reencodeWithSharp,
    backgroundWork: later,
    largeBodies,
    providerAccess: createProviderAccess(
      createNodeProviderFetch({
        allowLocal: config.localProviders,
        guard
      }),
      config.localProviders
    ),
    payments: createPayments(config, guard),
    ...createWebhookSender({ guard }),
    probe: createServiceProbe({ guard, smtpUrl: config.smtpUrl }),
    findTxtRecords: createTxtLookup({ servers: config.dnsServers }),
    openDatabase: createOpenDatabase(createDatabaseNetwork(guard), own?.engine),
    ownDatabase: own === undefined ? { kind: 'off' } : { kind: 'offered', copy: own.facts },
    heldWrites: createHeldWrites(),
    jobSignal: createSignal()
  }
  if (config.databaseUrl === undefined) {
    await releaseLeftJobs(services)
    await releaseLeftLeases(services, runLeaseMs)
  }
  const tasks = runTasks(
    { database, now, log, holder: services.metrics.server.id },
    product.tasks({ services, queue, log })
  )
  const seen = startLastSeen({ ...services, log })
  const jobs = startJobs({ services, log, definitions: product.jobDefinitions(services) })
  return {
    services,
    async close() {
      services.events.close()
      own?.close()
      await services.heldWrites.stop()
      await later.idle()
      await jobs.stop()
      await tasks.stop()
      await seen.stop()
      await queue.idle()
      await services.reader.close()
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
