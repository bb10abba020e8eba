import { newKeys } from './node/key-files.ts'

// Prints new keys for the environment of servers that share the load.
const { signing, sealing } = await newKeys()
process.stdout.write(`SIGNING_KEYS='${JSON.stringify(signing)}'\nSEALING_KEYS='${sealing.join(',')}'\n`)
