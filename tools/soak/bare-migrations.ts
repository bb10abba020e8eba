// Migrates the data folder as versions did that ran each statement by itself, so that killing it leaves half a migration.
import { join } from 'node:path'
import { openSqlite } from '../../packages/kernel/node/sqlite-file.ts'
import { migrateTo } from '../../packages/kernel/testing/early-database.ts'

const database = openSqlite(join(process.env['DATA_DIR'] ?? '.', 'sitewright.db'))
await migrateTo(database, '058-explorer-roles', { bare: true })
await database.close()
