import { copyFileSync, chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Config } from '../../config.ts'
import { idsOf, keysInFile, sealingRing, signingRing, type KeyTexts } from '../key-files.ts'
import { databaseFile, takeFolder } from '../open-database.ts'
import { StartProblem } from '../start-problem.ts'
import { administrationMessages as messages } from './messages.ts'
import { isWhole, keyNamesIn } from './whole-database.ts'

/** Puts a backup in the place of the database, while no server runs; what was there is kept beside it. */
export async function restore(
  { dataDir, databaseUrl, keys }: Pick<Config, 'dataDir' | 'databaseUrl' | 'keys'>,
  { file, force }: { file: string; force: boolean },
  now: () => number = Date.now
): Promise<string> {
  if (databaseUrl !== undefined) throw new StartProblem(messages.postgres)
  const from = resolve(file)
  if (!existsSync(from) || !isWhole(from)) throw new StartProblem(messages.noBackup(from))
  const release = takeFolder(dataDir)
  try {
    const to = databaseFile(dataDir)
    const said = [messages.restored(to)]
    copyFileSync(from, `${to}.new`)
    chmodSync(`${to}.new`, 0o600)
    if (existsSync(to)) {
      if (!force) throw new StartProblem(messages.databaseInTheWay(to))
      const beside = `${to}.${new Date(now()).toISOString().replaceAll(':', '-')}`
      intoOneFile(to)
      renameSync(to, beside)
      said.push(messages.keptBeside(beside))
    }
    for (const ending of ['-wal', '-shm']) rmSync(`${to}${ending}`, { force: true })
    renameSync(`${to}.new`, to)
    const keyFile = join(dataDir, 'keys.json')
    if (!(await areKeysOf(to, keys ?? (existsSync(keyFile) ? await keysInFile(keyFile) : undefined))))
      said.push(messages.otherKeys(keyFile))
    return said.join('\n')
  } finally {
    rmSync(`${databaseFile(dataDir)}.new`, { force: true })
    release()
  }
}

/** Takes what still stands in the log of a database into the database itself. */
function intoOneFile(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = delete')
  database.close()
}

async function areKeysOf(file: string, keys: KeyTexts | undefined): Promise<boolean> {
  const names = keyNamesIn(file)
  if (names === undefined) return true
  if (keys === undefined) return false
  const sealing = idsOf(await sealingRing(keys))
  const signing = idsOf(await signingRing(keys))
  return sealing.includes(names.sealing) && signing.includes(names.signing)
}
