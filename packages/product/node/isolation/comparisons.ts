import { newId } from '@sitewright/kernel/crypto'
import { findDifference, findLeak, readAnswer } from './compare.ts'
import type { ObjectName } from './objects.ts'
import type { Operation } from './operations.ts'
import { withoutOwnEchoes } from './own-echoes.ts'
import type { Party, ProbeCall, Signing } from './party.ts'

/** An information leak or a mutation across tenants. */
export interface Difference {
  /** As `GET /api/users/{id}`. */
  route: string
  /** The kind of the requested object, such as `project`. */
  object: string
  what: string
}

/** Findings of a probe so far. */
export interface Findings {
  comparisons: number
  differences: Difference[]
}

/** A call that is made twice: with ids of the other tenant, and with ids that do not exist. */
interface Question {
  route: string
  object: string
  signing?: Signing
  /** Ids and texts of the other tenant in the call. */
  asked: readonly string[]
  /** Creates the call, with replacements for the requested values. */
  toCall: (stand: (value: string) => string) => ProbeCall
}

/**
 * Makes a stranger's call twice, with existing and with unknown values: status, headers and body have to be the same
 * and contain no secret. A difference is confirmed by a second unknown value, since a response may also depend on the
 * caller's earlier calls.
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

/** Whether the owner of an object gets a different response for it than for an unknown one. */
export async function isVisibleToOwner(
  owner: Party,
  operation: Operation,
  name: ObjectName
): Promise<boolean> {
  const findings: Findings = { comparisons: 0, differences: [] }
  await compare(owner, findings, toQuestion(operation, name), [])
  return findings.differences.length > 0
}

/** The question for an object in the path of an operation. */
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

/** The call of an operation with path parameters and required inputs only. */
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

/** Whether a value is an id rather than a version number. */
export const isId = (value: string): boolean => value.length > 8

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g
const hash = /^[\da-f]{64}$/

/** An unknown value of the same length and kind: a new id, its prefix with other letters. */
function standIn(value: string): string {
  if (hash.test(value)) return `${newId()}${newId()}`.replaceAll('-', '')
  const [start = ''] = value.split(/[\d@-]/, 1)
  const letters = start.startsWith('probe') ? start : ''
  const other = Array.from(letters, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join('')
  return other + value.slice(letters.length).replaceAll(uuid, newId)
}
