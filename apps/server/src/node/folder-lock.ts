import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataFolder } from './data-folder.ts'

/** A data folder that this process holds, or the process that holds it, as far as it says who it is. */
export type FolderLock = { ok: true; release: () => void } | { ok: false; pid: number | undefined }

const busy = 5

/**
 * Takes a data folder for this process alone: two processes on one embedded database would stand in each other's way.
 * The system itself holds the lock and drops it with the process, however that ends; processes of other containers
 * on the same machine see it too.
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
