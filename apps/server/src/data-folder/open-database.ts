import { join } from 'node:path'
import type { Database } from '@sitewright/kernel/db'
import {
  openPostgres,
  openSqlite,
  openSqliteReader,
  openThreadedPostgresReader
} from '@sitewright/kernel/node'
import type { Reader } from '@sitewright/kernel/services'
import type { Config } from '../config/config.ts'
import { lockFolder } from './folder-lock.ts'
import { StartError } from '../config/start-error.ts'

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'tenantRole'>>

/** Path of the embedded database in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, 'sitewright.db')
}

/** Locks a data folder; throws a StartError that names the process that holds it. */
export function lockDataFolder(dataDir: string): () => void {
  const lock = lockFolder(dataDir)
  if (lock.ok) return lock.release
  throw new StartError(
    `Another server (process ${lock.pid ?? 'unknown'}) works on ${dataDir}. End it, or give this one a folder of its own: DATA_DIR=./data2 npm start`
  )
}

/** Opens the configured database; `close` releases its folder too. */
export function openDatabase({ databaseUrl, tenantRole, dataDir }: DatabaseConfig): Database {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { tenantRole })
  const release = lockDataFolder(dataDir)
  try {
    const database = openSqlite(databaseFile(dataDir))
    return {
      ...database,
      async close() {
        await database.close()
        release()
      }
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the read-only connections beside the configured database. */
export function openReader({ databaseUrl, tenantRole, dataDir }: DatabaseConfig): Reader {
  return databaseUrl === undefined
    ? openSqliteReader(databaseFile(dataDir))
    : openThreadedPostgresReader(databaseUrl, tenantRole)
}
