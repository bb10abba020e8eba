import { secretColumns } from '@sitewright/kernel/area'
import { openNothing, ownDatabaseKind, type OpenDatabase } from '@sitewright/databases'
import { createSqliteEngine } from '@sitewright/databases/sqlite/engine'
import type { WasmEngine } from './engine.ts'

/** The name of the demo's connection to its own database. */
export const ownDatabaseName = 'demo'

/** Opens the demo's own database read-only, without its secrets: a page cannot connect to any other. */
export function openOwnDatabase({ sqlite3, bytes }: WasmEngine): OpenDatabase {
  const own = createSqliteEngine({ sqlite3, bytes, secrets: secretColumns })
  return ({ kind }) => (kind === ownDatabaseKind ? Promise.resolve(own) : openNothing())
}
