import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { afterAll, describe, inject } from 'vitest'
import type { Services } from '../src/services/services.ts'
import { createAccessTokens, createSigningKey } from '../src/crypto/access-tokens.ts'
import { createAuditSigner } from '../src/crypto/audit-signer.ts'
import { concurrencyLimit } from '../src/crypto/concurrency-limit.ts'
import { createArgon2Hasher, type PasswordHasher } from '../src/crypto/passwords.ts'
import { newId } from '../src/crypto/random.ts'
import { createEncryptor } from '../src/crypto/encryptor.ts'
import type { Database, Queries } from '../src/db/database.ts'
import { createEventFeed } from '../src/events/event-feed.ts'
import { createServiceProbe } from '../node/checks/service-probe.ts'
import { createOutboundGuard } from '../node/outbound-guard.ts'
import { isLoopback } from '../node/public-addresses.ts'
import { createNodeProviderFetch } from '../node/provider-fetch.ts'
import { createDatabaseNetwork } from '../node/database-network.ts'
import { createWebhookSender } from '../node/webhook-sender.ts'
import { createTxtLookup } from '../node/txt-records.ts'
import { nodeArgon2id } from '../node/argon2.ts'
import { reencodeWithSharp } from '../node/avatar.ts'
import { openPostgres } from '../node/postgres.ts'
import { openPostgresReader } from '../node/postgres-reader.ts'
import { unboundedBodies } from '../src/http/large-bodies.ts'
import { silentLog } from '../src/request/log.ts'
import type { MailTemplate, Outbox } from '../src/services/outbox.ts'
import { createProviderAccess } from '../src/services/provider-access.ts'
import type { BackgroundWork } from '../src/services/background-work.ts'
import { createSessionCache } from '../src/services/session-cache.ts'
import { createMetrics } from '../src/metrics/metrics.ts'
import { unknownPlace } from '../src/services/find-place.ts'
import { createLastSeen } from '../src/services/last-seen.ts'
import type { Reader } from '../src/services/reader.ts'
import { createSharedReader } from '../src/services/shared-reader.ts'
import { createHeldWrites } from '../src/services/held-writes.ts'
import { createSignal } from '../src/services/signal.ts'
import { recordStatements, writeStatements } from './compiled-statements.ts'
import { openMigratedMemory } from './migrated-memory.ts'
import { takeDatabaseCopy } from './database-copies.ts'
import { testTenantRole } from './test-database.ts'
import { expectWholeNumbers } from './whole-numbers.ts'

const postgresUrl = process.env['TEST_DATABASE_URL']
if (postgresUrl === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a Postgres: set TEST_DATABASE_URL to its address.')

/** Opens a migrated database of each tested engine: SQLite always, Postgres if TEST_DATABASE_URL is set. */
const engines: Readonly<Record<string, () => Promise<Database>>> = {
  sqlite: openMigratedMemory,
  ...(postgresUrl === undefined ? {} : { postgres: () => openCopy(postgresUrl) })
}

/** Runs the same tests on each engine; `open` creates a migrated database. */
export function onEachEngine(name: string, tests: (open: () => Promise<Database>) => void): void {
  for (const [engine, make] of Object.entries(engines)) {
    describe(`${name}, on ${engine}`, () => {
      const opened: Database[] = []
      afterAll(async () => {
        try {
          for (const database of opened) await expectWholeNumbers(database)
        } finally {
          await Promise.all(opened.map((database) => database.close()))
        }
      })
      tests(async () => {
        const database = await make()
        opened.push(database)
        return database
      })
    })
  }
}

/**
 * Runs tests on SQLite alone: those of use cases, whose statements `tools/laws/prepare-statements.ts` prepares on
 * Postgres afterwards. Tests with engine-specific SQL or row locks use `onEachEngine`.
 */
export function onSqlite(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(name, () => {
    const opened: Database[] = []
    afterAll(async () => {
      try {
        for (const database of opened) await expectWholeNumbers(database)
      } finally {
        for (const database of opened) await database.close()
        writeStatements(inject('statementsFile'))
      }
    })
    tests(async () => {
      const database = await openMigratedMemory()
      opened.push(database)
      return { ...database, db: database.db.withPlugin(recordStatements) }
    })
  })
}

/**
 * Idle timeout of test connections in milliseconds. The databases of a test file are closed after its last test; until
 * then idle connections count towards the `max_connections` of Postgres, which is 100 by default.
 */
const idleMs = 500

/** Opens a copy of the migrated template for one test; it is reused after it was closed. */
async function openCopy(url: string): Promise<Database> {
  const copy = await takeDatabaseCopy(url, inject('postgresTemplate'))
  const opened = openPostgres(copy.url, { tenantRole: testTenantRole, idleMs })
  const reader = openPostgresReader(copy.url, testTenantRole, idleMs)
  const database: Database = {
    ...opened,
    async close() {
      await reader.close()
      await opened.close()
      copy.release()
    }
  }
  readers.set(database, reader)
  return database
}

/** The readers of test databases; an in-memory one has a single connection. */
const readers = new WeakMap<Database, Reader>()

/** A mail in the test outbox. */
export interface QueuedMail {
  email: string
  template: MailTemplate
}

/** An outbox that collects mails. */
export interface TestOutbox extends Outbox {
  posted: QueuedMail[]
}

export function createTestOutbox(configured = true): TestOutbox {
  const posted: QueuedMail[] = []
  return {
    configured,
    posted,
    enqueue: (_queries: Queries, { email }, template) => {
      posted.push({ email, template })
      return Promise.resolve()
    }
  }
}

/** Real argon2id with fast parameters. */
export const quickPasswords: PasswordHasher = createArgon2Hasher(nodeArgon2id, {
  memory: 64,
  passes: 1,
  parallelism: 1
})

/** A clock that a test advances. */
export interface TestClock {
  (): number
  advance: (ms: number) => void
}

export function createTestClock(start = Date.UTC(2026, 10, 21, 12)): TestClock {
  let time = start
  return Object.assign(() => time, { advance: (ms: number) => void (time += ms) })
}

/** Background work without a delay; `idle` rejects if some of it failed. */
export function createImmediateWork(): BackgroundWork {
  const running = new Set<Promise<void>>()
  return {
    start: (work) => void running.add(work()),
    async idle() {
      const all = [...running]
      running.clear()
      await Promise.all(all)
    }
  }
}

/** Creates services on a database like the server's, with a frozen clock; parts may be replaced. */
export async function createTestServices(
  database: Database,
  replaced: Partial<Services> = {}
): Promise<Services & { now: () => number }> {
  const now = replaced.now ?? createTestClock()
  const publicUrl = 'https://sitewright.test'
  const key = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))
  const slow = concurrencyLimit({ running: 4, waiting: 64 })
  return {
    database,
    reader: readers.get(database) ?? createSharedReader(database),
    now,
    passwords: {
      ...quickPasswords,
      hash: (password) => slow(() => quickPasswords.hash(password)),
      verify: (password, phc) => slow(() => quickPasswords.verify(password, phc))
    },
    encryptor: createEncryptor({ current: { id: 'test', secret: key() }, older: [] }),
    tokens: createAccessTokens({ current: await createSigningKey(), older: [] }, publicUrl, now),
    sessionCache: createSessionCache(now),
    lastSeen: createLastSeen(now),
    findPlace: unknownPlace,
    metrics: createMetrics({ id: newId(), version: '0.0.0-test', startedAt: now() }, now),
    outbox: createTestOutbox(),
    events: createEventFeed({ database, log: silentLog }),
    auditKey: key(),
    auditSigner: createAuditSigner(key()),
    deviceKey: key(),
    publicUrl,
    environment: null,
    loopbackDatabases: false,
    isBreached: () => Promise.resolve(undefined),
    reencodeAvatar: reencodeWithSharp,
    backgroundWork: createImmediateWork(),
    largeBodies: unboundedBodies,
    providerAccess: createProviderAccess(createNodeProviderFetch({ allowLocal: true }), true),
    payments: { kind: 'manual' },
    ...createWebhookSender({ guard: createOutboundGuard({ localHttp: true }) }),
    probe: createServiceProbe({
      guard: createOutboundGuard({ isAllowedCheck: isLoopback }),
      smtpUrl: undefined
    }),
    findTxtRecords: createTxtLookup({ servers: ['127.0.0.1:9'], timeoutMs: 300 }),
    openDatabase: createOpenDatabase(
      createDatabaseNetwork(createOutboundGuard({ isAllowedDatabase: isLoopback }))
    ),
    ownDatabase: { kind: 'off' },
    heldWrites: createHeldWrites(),
    jobSignal: createSignal(),
    ...replaced
  }
}
