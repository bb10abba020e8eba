import { chmodSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '../config/start-error.ts'

/** Files that the server itself creates. */
const ours = /^(sitewright\..+|keys\.json(\.new)?|outbox)$/
/** Part of the root of every ext4 volume. */
const ofFileSystem = 'lost+found'

/** Creates the data folder, readable by this account only. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (error) {
    throw new StartError(
      `DATA_DIR is "${folder}", which cannot be used: ${error instanceof Error ? error.message : String(error)}. Name a folder that this account may write to.`,
      { cause: error }
    )
  }
}

/** One level at a time: below /proc, where no folder can be made, `recursive: true` never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`)
    return
  }
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/**
 * Sets the data files to 0600 and their folders to 0700, where an older version, a volume or another umask left them
 * open to others (security bar 64). A data folder that holds other files keeps its own permissions.
 */
export function narrowDataFolder(folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true })
  const own = entries.filter(({ name }) => ours.test(name))
  if (entries.every((entry) => own.includes(entry) || entry.name === ofFileSystem)) narrow(folder, 0o700)
  for (const entry of own) {
    const path = join(folder, entry.name)
    if (entry.isFile()) narrow(path, 0o600)
    if (entry.isDirectory()) {
      narrow(path, 0o700)
      for (const inside of readdirSync(path, { withFileTypes: true }))
        if (inside.isFile()) narrow(join(path, inside.name), 0o600)
    }
  }
}

function narrow(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, mode)
  } catch (error) {
    // Files of another account, file systems without permissions, and files deleted in the meantime.
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error
  }
}
