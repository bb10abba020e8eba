import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../config/config.ts'
import { databaseFile } from '../data-folder/open-database.ts'
import { StartError } from '../config/start-error.ts'
import { administrationMessages as messages } from './messages.ts'
import { isIntact } from './database-integrity.ts'

/** Backs up the embedded database into one file (a consistent snapshot) while the server runs. */
export function backUp(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { file, force }: { file: string; force: boolean }
): string {
  if (databaseUrl !== undefined) throw new StartError(messages.postgres)
  const from = databaseFile(dataDir)
  if (!existsSync(from)) throw new StartError(messages.noDatabase(from))
  const to = resolve(file)
  if (existsSync(to) && !force) throw new StartError(messages.inTheWay(to))
  const made = `${to}.new`
  rmSync(made, { force: true })
  // `vacuum into` is one read transaction, which writers neither block nor restart; the copy has no WAL.
  const database = new DatabaseSync(from, { timeout: 5000 })
  try {
    database.prepare('vacuum into ?').run(made)
  } finally {
    database.close()
  }
  chmodSync(made, 0o600)
  if (!isIntact(made)) throw new Error(`The backup ${made} is not whole`)
  renameSync(made, to)
  return messages.backedUp(to)
}
