import { parseArgs } from 'node:util'

export type Command =
  | { name: 'backup'; file: string; force: boolean }
  | { name: 'restore'; file: string; force: boolean }
  | { name: 'rotate-keys' }
  | { name: 'probe-isolation' }
  | { name: 'set-up-link' }
  | { name: 'verify-audit'; file: string; publicKey: string | undefined }

export const usage = `Usage: npm run --silent sitewright-admin -- COMMAND

  backup FILE [--force]    Write the embedded database into a file; the server may go on meanwhile.
  restore FILE [--force]   Put such a file in the place of the database; the server must not run.
  rotate-keys              Make new keys for signing and sealing; the older ones still open what they closed.
  verify-audit FILE [KEY]  Verify an export of the audit log, with the public key that was noted; needs no database.
  probe-isolation          Ask for every object of one tenant as another one; ends with 1 where something is found.
  set-up-link              Print a new link that makes the first administrator.

The same environment counts as for the server: DATA_DIR, DATABASE_URL, SIGNING_KEYS, SEALING_KEYS, PUBLIC_URL.
`

/** Parses the command line; undefined if it is no valid command. */
export function parseCommand(words: readonly string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } }
    })
    const [name, file, publicKey, ...more] = positionals
    const { force } = values
    if (name === 'verify-audit')
      return file === undefined || more.length > 0 || force ? undefined : { name, file, publicKey }
    if (publicKey !== undefined) return undefined
    if (name === 'backup' || name === 'restore') return file === undefined ? undefined : { name, file, force }
    if (isAlone(name) && file === undefined && !force) return { name }
    return undefined
  } catch {
    return undefined
  }
}

const alone = ['rotate-keys', 'set-up-link', 'probe-isolation'] as const

/** Whether a command takes no arguments. */
function isAlone(name: string | undefined): name is (typeof alone)[number] {
  return alone.some((each) => each === name)
}
