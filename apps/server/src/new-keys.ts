import { formatKeysForEnvironment } from './administration/rotate-keys.ts'
import { createKeys } from './data-folder/key-files.ts'

// Prints new keys for the environment of several servers.
process.stdout.write(`${formatKeysForEnvironment(await createKeys())}\n`)
