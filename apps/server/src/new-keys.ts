import { inEnvironment } from './node/administration/rotate-keys.ts'
import { newKeys } from './node/key-files.ts'

// Prints new keys for the environment of servers that share the load.
process.stdout.write(`${inEnvironment(await newKeys())}\n`)
