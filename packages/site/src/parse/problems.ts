import type * as z from 'zod/mini'
import { faults, type Fault } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { brief } from './brief.ts'
import { kindOf, wantedKinds } from './kind.ts'
import { nearestOf } from './nearest.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A document full of mistakes costs no more than one that a person could correct (security bar 59). */
const mostProblems = 50
const longestKey = 100

/** `a.b[2].c`; keys that would read like something else are quoted. */
function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = brief(String(key), longestKey)
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
  return value === '' ? 'An empty text' : `"${brief(value)}"`
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

/** Of a union, the issue of the variant that got deepest. */
function withoutUnion(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0]?.[0]
  return nearest === undefined ? issue : withoutUnion({ ...nearest, path: [...issue.path, ...nearest.path] })
}

function countOf(issues: readonly Issue[]): number {
  return issues.reduce(
    (count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0
  )
}

/**
 * The issues of a schema in our own words, one problem for each place, those of unknown keys first in it. Of more than
 * fifty the first ones are told, and how many more there are.
 * @param keysAt the keys that are known at a place of the document
 */
export function problemsOf(
  issues: readonly Issue[],
  input: unknown,
  keysAt: (path: Path) => readonly string[]
): Problem[] {
  const count = countOf(issues)
  const told = count > mostProblems ? mostProblems - 1 : count
  const problems: Problem[] = []
  for (const issue of issues) {
    if (problems.length === told) break
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(issue.path)
      for (const key of issue.keys.slice(0, told - problems.length))
        problems.push({
          ...faults.unknownKey(brief(key), nearestOf(key, known), known),
          path: pathText([...issue.path, key])
        })
    } else {
      const inner = withoutUnion(issue)
      problems.push({ ...faultOf(inner, input), path: pathText(inner.path) })
    }
  }
  return count > told ? [...problems, { ...faults.more(count - told), path: '' }] : problems
}
