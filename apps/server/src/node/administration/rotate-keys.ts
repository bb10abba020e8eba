import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { keysInFile, newKeys, writeKeys, type KeyTexts } from '../key-files.ts'
import { administrationMessages as messages } from './messages.ts'

/**
 * Makes a new key of each kind. In the key file it goes before the older ones; keys of the environment are printed,
 * since several servers hold them and have to know a new one before it is used.
 */
export async function rotateKeys({ keys, dataDir }: Pick<Config, 'keys' | 'dataDir'>): Promise<string> {
  const made = await newKeys()
  if (keys !== undefined)
    return messages.rotateInSteps(inEnvironment(joined(keys, made)), inEnvironment(joined(made, keys)))
  const file = join(dataDir, 'keys.json')
  writeKeys(file, joined(made, await keysInFile(file)))
  return messages.rotated(file)
}

function joined(first: KeyTexts, then: KeyTexts): KeyTexts {
  return { signing: [...first.signing, ...then.signing], sealing: [...first.sealing, ...then.sealing] }
}

/** Keys as the environment holds them. */
export function inEnvironment({ signing, sealing }: KeyTexts): string {
  return `SIGNING_KEYS='${JSON.stringify(signing)}'\nSEALING_KEYS='${sealing.join(',')}'`
}
