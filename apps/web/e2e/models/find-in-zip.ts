import { strFromU8, unzipSync } from 'fflate'

/** The text of the file of a project's zip whose path ends so; undefined where there is none. */
export function findInZip(zip: Uint8Array, path: string): string | undefined {
  const [found] = Object.values(unzipSync(zip, { filter: ({ name }) => name.endsWith(path) }))
  return found && strFromU8(found)
}
