import { newId } from '@sitewright/kernel/crypto'
import { findDifference, findLeak, readAnswer } from './compare.ts'
import type { ObjectName } from './objects.ts'
import type { Operation } from './operations.ts'
import { withoutOwnEchoes } from './own-echoes.ts'
import type { Party, ProbeCall, Signing } from './party.ts'

/** Something that a tenant learned of another one, or changed of it. */
export interface Difference {
  /** As `GET /api/users/{id}`. */
  route: string
  /** What was asked for, such as `project`. */
  object: string
  what: string
}

/** What a probe has found by now. */
export interface Findings {
  comparisons: number
  differences: Difference[]
}

/** A call with what it asks for, once of the other tenant and once of nobody. */
interface Question {
  route: string
  object: string
  signing?: Signing
  /** Ids and texts of the other tenant that the call holds. */
  asked: readonly string[]
  /** The call, with other values in the place of those that are asked for. */
  toCall: (stand: (value: string) => string) => ProbeCall
}

/**
 * Asks one question of a stranger to both: status, headers and body have to be the same, and hold nothing that is
 * secret. What differs is asked for once more of nobody, since an answer may also tell what the caller did before.
 */
export async function compare(
  asking: Party,
  findings: Findings,
  { route, object, signing, asked, toCall }: Question,
  secrets: readonly string[]
): Promise<void> {
  findings.comparisons += 1
  const ask = async (stand: (value: string) => string, held: readonly string[]) =>
    readAnswer(await withoutOwnEchoes(await asking.call(toCall(stand), signing), route, asking), held)
  const askNobody = async () => {
    const stands = new Map(asked.map((value) => [value, standIn(value)]))
    return ask((value) => stands.get(value) ?? value, [...stands.values()])
  }
  const found = await ask((value) => value, asked)
  const nobody = await askNobody()
  const leak = findLeak(found.plain, secrets, asked)
  const difference = findDifference(found, nobody)
  const isOwn = difference !== undefined && findDifference(found, await askNobody()) === undefined
  const what = leak ?? (isOwn ? undefined : difference)
  if (what !== undefined) findings.differences.push({ route, object, what })
}

/** Whether the owner of an object is told something else of it than of one that is not there. */
export async function isTold(owner: Party, operation: Operation, name: ObjectName): Promise<boolean> {
  const findings: Findings = { comparisons: 0, differences: [] }
  await compare(owner, findings, toQuestion(operation, name), [])
  return findings.differences.length > 0
}

/** The question for an object by the path of an operation. */
export function toQuestion(
  operation: Operation,
  { kind, values, isOfOwnObject = false }: ObjectName,
  signing: Signing = 'session'
): Question {
  const asked = values.slice(isOfOwnObject ? 1 : 0).filter(isId)
  return {
    route: operation.name,
    object: kind,
    signing,
    asked,
    toCall: (stand) => toCall(operation, values.map(stand))
  }
}

/** The call of an operation with values for its path, and nothing else but what it requires. */
export function toCall(
  { method, path, params, query, example }: Operation,
  values: readonly string[],
  chosen: Readonly<Record<string, string>> = {}
): ProbeCall {
  const filled = params.reduce(
    (text, name, index) => text.replace(`{${name}}`, encodeURIComponent(values[index] ?? '')),
    path
  )
  const required = query.flatMap(({ name, required: value }) => (value === undefined ? [] : [[name, value]]))
  const search = new URLSearchParams({ ...Object.fromEntries(required), ...chosen }).toString()
  return { method, path: search === '' ? filled : `${filled}?${search}`, body: example }
}

/** Whether a value is an id, and no number of a version. */
export const isId = (value: string): boolean => value.length > 8

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g

/** A text of the same length and kind that nobody has: ids anew, and for each letter before them another one. */
function standIn(value: string): string {
  const [start = ''] = value.split(/[\d@-]/, 1)
  const letters = start.startsWith('probe') ? start : ''
  const other = Array.from(letters, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('')
  return other + value.slice(letters.length).replaceAll(uuid, newId)
}
