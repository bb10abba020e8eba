import type * as z from 'zod/mini'
import { siteProblems, type UnplacedProblem } from '../messages.ts'
import type { Problem } from '../problem.ts'
import { excerpt } from './excerpt.ts'
import { describeType, typeNames } from './describe-type.ts'
import { findNearest } from './find-nearest.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A document full of mistakes costs no more than one that a person could correct (security bar 59). */
const problemsMax = 50
const keyLengthMax = 100

/** `a.b[2].c`; keys that would read like something else are quoted. */
function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = excerpt(String(key), keyLengthMax)
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
  if (typeof value !== 'string') return describeType(value)
  return value === '' ? 'An empty text' : `"${excerpt(value)}"`
}

function toProblem(issue: Issue, input: unknown): UnplacedProblem {
  const found = valueAt(input, issue.path)
  if (issue.code === 'custom') return (issue.params as { problem: UnplacedProblem }).problem
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String).filter((value) => value !== '')
    if (found === undefined) return siteProblems.missing(`one of ${known.join(', ')}`)
    return siteProblems.value(
      shown(found),
      typeof found === 'string' ? findNearest(found, known) : undefined,
      known
    )
  }
  const wanted = typeNames[issue.code === 'invalid_type' ? issue.expected : 'object'] ?? 'another value'
  return found === undefined ? siteProblems.missing(wanted) : siteProblems.type(wanted, describeType(found))
}

/** How far a variant of a union is from what was found: of another type, with keys that it does not know, or less deep. */
function distance(issues: readonly Issue[]): readonly [number, number, number] {
  const isOther = issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  return [isOther ? 1 : 0, unknown.length, -Math.max(0, ...issues.map(({ path }) => path.length))]
}

/** Of a union, the issue of the variant that is nearest. */
function withoutUnion(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [variant] = issue.errors
    .map((issues) => ({ issues, at: distance(issues) }))
    .sort(({ at: a }, { at: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
  const nearest = variant?.issues[0]
  return nearest === undefined ? issue : withoutUnion({ ...nearest, path: [...issue.path, ...nearest.path] })
}

function countProblems(issues: readonly Issue[]): number {
  return issues.reduce(
    (count, issue) => count + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1),
    0
  )
}

/**
 * The issues of a schema with our own messages, one problem for each place, those of unknown keys first in it. Of more than
 * fifty the first ones are returned, and the number of the others.
 * @param keysAt the keys that are known at a place of the document
 */
export function toProblems(
  issues: readonly Issue[],
  input: unknown,
  keysAt: (path: Path) => readonly string[]
): Problem[] {
  const count = countProblems(issues)
  const shown = count > problemsMax ? problemsMax - 1 : count
  const problems: Problem[] = []
  for (const issue of issues) {
    if (problems.length === shown) break
    if (issue.code === 'unrecognized_keys') {
      const known = keysAt(issue.path)
      for (const key of issue.keys.slice(0, shown - problems.length))
        problems.push({
          ...siteProblems.unknownKey(excerpt(key), findNearest(key, known), known),
          path: pathText([...issue.path, key])
        })
    } else {
      const inner = withoutUnion(issue)
      problems.push({ ...toProblem(inner, input), path: pathText(inner.path) })
    }
  }
  return count > shown ? [...problems, { ...siteProblems.more(count - shown), path: '' }] : problems
}
