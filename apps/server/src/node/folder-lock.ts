import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const name = 'server.lock'

/** A data folder that this process holds, or the process that holds it. */
export type FolderLock = { ok: true; release: () => void } | { ok: false; pid: number; file: string }

/** Takes a data folder for this process alone: two processes on one embedded database would stand in each other's way. */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, name)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600)
      writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
      closeSync(handle)
      return { ok: true, release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(file)
      if (holder !== undefined) return { ok: false, pid: holder, file }
      // Its process was killed; what it left is cleared away.
      rmSync(file, { force: true })
    }
  }
  throw new Error(`${file} cannot be taken. End the other server, or remove the file.`)
}

/** The process that holds a lock and lives; a process that got the same number later does not count. */
function holderOf(file: string): number | undefined {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; started: string }
    process.kill(pid, 0)
    return startOf(pid) === started ? pid : undefined
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? -1 : undefined
  }
}

/** When a process started, as the system says it; empty where it does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
