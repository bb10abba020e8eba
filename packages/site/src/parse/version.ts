import { brief } from './brief.ts'
import { kindOf } from './kind.ts'
import { faults, type Fault } from '../messages.ts'

/** Why a document of this version cannot be read; undefined where it can. */
export function versionFault(input: object, known: number): Fault | undefined {
  const found: unknown = Object.hasOwn(input, 'schemaVersion')
    ? (input as { schemaVersion: unknown }).schemaVersion
    : undefined
  if (found === known) return undefined
  if (found === undefined) return faults.noVersion(known)
  if (typeof found === 'number' && Number.isInteger(found) && found > known)
    return faults.newerVersion(found, known)
  return faults.unknownVersion(
    typeof found === 'string' ? JSON.stringify(brief(found)) : kindOf(found),
    known
  )
}
