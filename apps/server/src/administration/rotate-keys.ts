import { join } from 'node:path'
import type { Config, KeyMaterial } from '../config/config.ts'
import { createKeys, loadOrCreateKeys, writeKeys } from '../data-folder/key-files.ts'
import { administrationMessages as messages } from './messages.ts'

/**
 * Creates a new key of each kind. In the key file it comes before the older ones; keys of the environment are printed,
 * since several servers must know a new key before it is used.
 */
export async function rotateKeys({ keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>): Promise<string> {
  const made = await createKeys()
  if (keys !== undefined)
    return messages.rotateInSteps(
      formatKeysForEnvironment(concatKeys(keys, made)),
      formatKeysForEnvironment(concatKeys(made, keys))
    )
  const file = join(dataDir, 'keys.json')
  writeKeys(file, concatKeys(made, await loadOrCreateKeys(file)))
  return messages.rotated(file)
}

function concatKeys(first: KeyMaterial, then: KeyMaterial): KeyMaterial {
  return { signing: [...first.signing, ...then.signing], sealing: [...first.sealing, ...then.sealing] }
}

/** Formats keys as environment variables. */
export function formatKeysForEnvironment({ signing, sealing }: KeyMaterial): string {
  return `SIGNING_KEYS='${JSON.stringify(signing)}'\nSEALING_KEYS='${sealing.join(',')}'`
}
