import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../packages/accounts/src/db/database.ts'
import { migrate } from '../../packages/accounts/src/db/migrations/migrate.ts'
import { createArgon2Hasher } from '../../packages/accounts/src/crypto/passwords.ts'
import { nodeArgon2id } from '../../packages/accounts/node/argon2.ts'
import { openPostgres } from '../../packages/accounts/node/postgres.ts'
import { openSqlite } from '../../packages/accounts/node/sqlite-file.ts'
import { createTestDatabase } from '../../apps/server/src/testing/server-process.ts'
import { listening, type Listening } from './processes.ts'
import { seedLoad, type LoadSize } from '../../packages/accounts/testing/load.ts'

export const password = 'plumb line larch'
export const administrator = { email: 'admin@bench.example', password: 'brook under stone' }

/** A server on a database of its own, in a process of its own. */
export interface Place extends Listening {
  /** How many people it has. */
  people: number
  seededInMs: number
}

/** Starts the server as it runs in operation, on an embedded file or on a Postgres, with so many people in it. */
export async function place(amounts: LoadSize, postgresUrl: string | undefined): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const postgres = postgresUrl === undefined ? undefined : await createTestDatabase(postgresUrl)
  const started = performance.now()
  await filled(
    postgres === undefined ? openSqlite(join(dataDir, 'sitewright.db')) : openPostgres(postgres.url),
    amounts
  )
  const seededInMs = performance.now() - started
  const server = await listening('apps/server/src/main.ts', join(folder, 'log'), {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres?.url ?? '',
    TRUSTED_PROXIES: '127.0.0.1',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password
  })
  return {
    ...server,
    people: amounts.users,
    seededInMs,
    async stop() {
      await server.stop()
      await postgres?.drop()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function filled(database: Database, amounts: LoadSize): Promise<void> {
  try {
    await migrate(database)
    await seedLoad(database, amounts, await createArgon2Hasher(nodeArgon2id).hash(password))
  } finally {
    await database.close()
  }
}
