import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../packages/kernel/src/db/database.ts'
import { migrate } from '../../packages/kernel/src/db/migrations/migrate.ts'
import { product } from '../../packages/product/src/product.ts'
import { createArgon2Hasher } from '../../packages/kernel/src/crypto/passwords.ts'
import { nodeArgon2id } from '../../packages/kernel/node/argon2.ts'
import { openPostgres } from '../../packages/kernel/node/postgres.ts'
import { openSqlite } from '../../packages/kernel/node/sqlite-file.ts'
import { createTestDatabase } from '../../packages/kernel/testing/test-database.ts'
import { findBackends } from '../../packages/kernel/testing/backends.ts'
import { build } from '../build.ts'
import { listening, serverProgram, usedBy, type Listening } from './processes.ts'
import { seedLoad, type LoadSize } from '../../packages/product/testing/load.ts'

/** The password of every seeded user. */
export const password = 'plumb line larch'

/** The first administrator. */
export const administrator = { email: 'admin@bench.example', password: 'brook under stone' }

/** A server under load: a process of its own, on a seeded database of its own. */
export interface BenchServer extends Listening {
  /** Number of seeded users. */
  users: number
  /** Milliseconds that seeding took. */
  seededInMs: number
  /** Finds the processes of the server and of its connections; milliseconds of processor that they have used. */
  watchProcessor: () => Promise<() => number>
  /** Opens a connection of one's own, beside those of the server. */
  open: () => Database
}

/** Seeds more than the size says, before the server starts. */
export type Prepare = (database: Database, dataDir: string) => Promise<void>

/** Starts the server as in production, on a SQLite file or on Postgres, with a seeded database. */
export async function startBenchServer(
  size: LoadSize,
  postgresUrl: string | undefined,
  environment: Readonly<Record<string, string>> = {},
  prepare?: Prepare
): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const postgres = postgresUrl === undefined ? undefined : await createTestDatabase(postgresUrl)
  const open = (): Database =>
    postgres === undefined ? openSqlite(join(dataDir, 'sitewright.db')) : openPostgres(postgres.url)
  const started = performance.now()
  await seed(open(), size, (database) => prepare?.(database, dataDir))
  const seededInMs = performance.now() - started
  await build()
  const server = await listening(serverProgram, join(folder, 'log'), {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    REQUEST_RATE: '0',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ...environment
  })
  return {
    ...server,
    users: size.users,
    seededInMs,
    async watchProcessor() {
      const backends = postgres === undefined ? [] : await findBackends(postgres.url)
      // One that has ended counts as far as it was seen.
      const seen = new Map(backends.map((pid) => [pid, 0]))
      return () => {
        for (const pid of backends) seen.set(pid, usedBy(pid) || (seen.get(pid) ?? 0))
        return [...seen.values()].reduce((sum, ms) => sum + ms, server.usedMs())
      }
    },
    open,
    async stop() {
      await server.stop()
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

/** Migrates and seeds a database, and closes it, so that the server alone has it open. */
async function seed(
  database: Database,
  size: LoadSize,
  prepare: (database: Database) => Promise<void> | undefined
): Promise<void> {
  try {
    await migrate(database, product.migrations)
    await seedLoad(database, size, await createArgon2Hasher(nodeArgon2id).hash(password))
    await prepare(database)
  } finally {
    await database.close()
  }
}
