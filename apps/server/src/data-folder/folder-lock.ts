import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from './data-folder.ts'

/** Result of locking a data folder: the release, or the pid of the process that holds it. */
export type FolderLock = { ok: true; release: () => void } | { ok: false; pid: number | undefined }

const busy = 5

/**
 * Locks a data folder for this process: two processes must not share an embedded database. SQLite's file lock ends with
 * the process, however that ends, and works across containers on one machine.
 */
export function lockFolder(folder: string): FolderLock {
  makeDataFolder(folder)
  const file = join(folder, 'sitewright.lock')
  const holder = join(folder, 'sitewright.pid')
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== busy) throw error
    return { ok: false, pid: readPid(holder) }
  }
  writeFileSync(holder, String(process.pid), { mode: 0o600 })
  return {
    ok: true,
    release() {
      rmSync(holder, { force: true })
      lock.close()
    }
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}
