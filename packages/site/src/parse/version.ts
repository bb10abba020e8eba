import { excerpt } from './excerpt.ts'
import { describeType } from './describe-type.ts'
import { siteProblems, type UnplacedProblem } from '../messages.ts'

/** Finds the problem of a document whose version cannot be read. */
export function findVersionProblem(input: object, known: number): UnplacedProblem | undefined {
  const found: unknown = Object.hasOwn(input, 'schemaVersion')
    ? (input as { schemaVersion: unknown }).schemaVersion
    : undefined
  if (found === known) return undefined
  if (found === undefined) return siteProblems.noVersion(known)
  if (typeof found === 'number' && Number.isInteger(found) && found > known)
    return siteProblems.newerVersion(found, known)
  return siteProblems.unknownVersion(
    typeof found === 'string' ? JSON.stringify(excerpt(found)) : describeType(found),
    known
  )
}
