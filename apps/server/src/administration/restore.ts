import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config, KeyMaterial } from '../config/config.ts'
import {
  importEncryptionKeys,
  importSigningKeys,
  keyIdsOf,
  loadOrCreateKeys
} from '../data-folder/key-files.ts'
import { databaseFile, lockDataFolder } from '../data-folder/open-database.ts'
import { StartError } from '../config/start-error.ts'
import { administrationMessages as messages } from './messages.ts'
import { isIntact, readKeyNames } from './database-integrity.ts'

/** Restores a backup while no server runs; the previous database is moved beside it. */
export async function restore(
  { dataDir, databaseUrl, keys }: Pick<Config, 'dataDir' | 'databaseUrl' | 'keys'>,
  { file, force }: { file: string; force: boolean },
  now: () => number = Date.now
): Promise<string> {
  if (databaseUrl !== undefined) throw new StartError(messages.postgres)
  const from = resolve(file)
  if (!existsSync(from) || !isIntact(from)) throw new StartError(messages.noBackup(from))
  const release = lockDataFolder(dataDir)
  try {
    const to = databaseFile(dataDir)
    const said = [messages.restored(to)]
    copyFileSync(from, `${to}.new`)
    chmodSync(`${to}.new`, 0o600)
    if (existsSync(to)) {
      if (!force) throw new StartError(messages.databaseInTheWay(to))
      const beside = `${to}.${new Date(now()).toISOString().replaceAll(':', '-')}`
      checkpointWal(to)
      renameSync(to, beside)
      said.push(messages.previousSaved(beside))
    }
    for (const ending of ['-wal', '-shm']) rmSync(`${to}${ending}`, { force: true })
    renameSync(`${to}.new`, to)
    const keyFile = join(dataDir, 'keys.json')
    if (
      !(await areKeysOfDatabase(
        to,
        keys ?? (existsSync(keyFile) ? await loadOrCreateKeys(keyFile) : undefined)
      ))
    )
      said.push(messages.otherKeys(keyFile))
    return said.join('\n')
  } finally {
    rmSync(`${databaseFile(dataDir)}.new`, { force: true })
    release()
  }
}

/** Merges the WAL into the database file. */
function checkpointWal(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
  database.close()
}

async function areKeysOfDatabase(file: string, keys: KeyMaterial | undefined): Promise<boolean> {
  const names = readKeyNames(file)
  if (names === undefined) return true
  if (keys === undefined) return false
  const sealing = keyIdsOf(await importEncryptionKeys(keys))
  const signing = keyIdsOf(await importSigningKeys(keys))
  return sealing.includes(names.sealing) && signing.includes(names.signing)
}
