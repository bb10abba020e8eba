import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

/** The first of these programs that is installed, by name on the path or by its whole path; throws where none is. */
export function findProgram(names: readonly string[]): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  for (const name of names) {
    const candidates = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))
    const found = candidates.find(isExecutable)
    if (found !== undefined) return found
  }
  throw new Error(`None of ${names.join(', ')} is installed: run npm run e2e:engines, which installs them.`)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
