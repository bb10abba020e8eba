import { formatKeysForEnvironment } from './node/administration/rotate-keys.ts'
import { createKeys } from './node/key-files.ts'

// Prints new keys for the environment of several servers.
process.stdout.write(`${formatKeysForEnvironment(await createKeys())}\n`)
