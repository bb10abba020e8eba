import type * as z from 'zod/mini'
import { faults, type Fault } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { kindOf, wantedKinds } from './kind.ts'
import { nearestOf } from './nearest.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** `a.b[2].c`; keys that would read like something else are quoted. */
function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}

function valueAt(input: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input
  )
}

function shown(value: unknown): string {
  if (typeof value !== 'string') return kindOf(value)
  return value === '' ? 'An empty text' : `"${value.slice(0, 40)}${value.length > 40 ? '…' : ''}"`
}

function faultOf(issue: Issue, input: unknown): Fault {
  const found = valueAt(input, issue.path)
  if (issue.code === 'custom') return (issue.params as { fault: Fault }).fault
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String).filter((value) => value !== '')
    if (found === undefined) return faults.missing(`one of ${known.join(', ')}`)
    return faults.value(shown(found), typeof found === 'string' ? nearestOf(found, known) : undefined, known)
  }
  const wanted = wantedKinds[issue.code === 'invalid_type' ? issue.expected : 'object'] ?? 'another value'
  return found === undefined ? faults.missing(wanted) : faults.type(wanted, kindOf(found))
}

/**
 * The issues of a schema in our own words, one problem for each place, those of unknown keys first in it.
 * @param keysAt the keys that are known at a place of the document
 */
export function problemsOf(
  issues: readonly Issue[],
  input: unknown,
  keysAt: (path: Path) => readonly string[]
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code !== 'unrecognized_keys') return [{ ...faultOf(issue, input), path: pathText(issue.path) }]
    const known = keysAt(issue.path)
    return issue.keys.map((key) => ({
      ...faults.unknownKey(key, nearestOf(key, known), known),
      path: pathText([...issue.path, key])
    }))
  })
}
