import type { Content } from '../content/content.ts'
import { isDeepEqual } from '../content/deep-equal.ts'
import { findAt, isListById } from './content-address.ts'
import type { Decision, Decisions, WrittenValue } from './decision.ts'
import { isDraft, unwrapDraft } from './draft.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The default content that decisions are diffed against. */
export interface Baseline {
  readonly defaults: Content
  /** `given` made with neutral facts. */
  readonly neutral: Content
  /** `neutral` without the analysis: its texts go with it, so a confirmed one is stored as written. */
  readonly withoutAnalysis: Content
}

type FoundDecisions = readonly (readonly [address: string, decision: Decision])[]

/**
 * Diffs content against the defaults. Drafts in `next` are not the owner's and decide nothing.
 * @param next content of a document; sections that are not in it decide nothing
 */
export function decisionsBetween(basis: Baseline, next: Partial<Content>): Decisions {
  const found = Object.entries(next).flatMap(([name, section]) =>
    between(basis, `/content/${name}`, Reflect.get(basis.defaults, name), section)
  )
  return Object.fromEntries(found)
}

/** Diffs the value at one address against its default. */
export function decisionsAt(basis: Baseline, address: string, next: unknown): Decisions {
  return Object.fromEntries(between(basis, address, findAt(basis.defaults, address), next))
}

function between(basis: Baseline, address: string, given: unknown, next: unknown): FoundDecisions {
  if (isDraft(next)) return []
  if (next === undefined) return given === undefined ? [] : [[address, removed(basis, address)]]
  if (isDraft(given)) return confirmed(basis, address, unwrapDraft(given), next)
  if (isListById(next) && (given === undefined || isListById(given))) {
    return betweenLists(basis, address, given ?? [], next)
  }
  if (isObject(next)) return betweenObjects(basis, address, isObject(given) ? given : {}, next)
  return isDeepEqual(given, next) ? [] : [[address, { is: 'written', value: next as WrittenValue }]]
}

/** A draft whose mark is gone: confirmed, and parts of it written. */
function confirmed(basis: Baseline, address: string, plain: unknown, next: unknown): FoundDecisions {
  if (!isObject(plain) && !isDeepEqual(plain, next)) {
    return [[address, { is: 'written', value: next as WrittenValue }]]
  }
  const changes = between(basis, address, plain, next)
  const neutral = findAt(basis.neutral, address)
  if (isDeepEqual(neutral, findAt(basis.withoutAnalysis, address))) {
    return [[address, { is: 'true', of: fingerprintOf(neutral) }], ...changes]
  }
  return [...between(basis, address, undefined, next), ...changes]
}

function betweenObjects(basis: Baseline, address: string, given: object, next: object): FoundDecisions {
  // A week, a price, a picture or a point on the map is one fact.
  if (isFact(next)) return isDeepEqual(given, next) ? [] : [[address, { is: 'written', value: next }]]
  const names = new Set([...Object.keys(given), ...Object.keys(next)])
  return [...names]
    .filter((name) => name !== 'id' && name !== 'draft')
    .flatMap((name) =>
      between(basis, `${address}/${name}`, Reflect.get(given, name), Reflect.get(next, name))
    )
}

type Item = { readonly id: string }

function betweenLists(
  basis: Baseline,
  address: string,
  given: readonly Item[],
  next: readonly Item[]
): FoundDecisions {
  const itemIn = (list: readonly Item[], id: string): Item | undefined => list.find((item) => item.id === id)
  const ids = new Set([...given, ...next].map(({ id }) => id))
  const items = [...ids].flatMap((id) =>
    between(basis, `${address}/@${id}`, itemIn(given, id), itemIn(next, id))
  )
  const order = next.map(({ id }) => id)
  const usual = given.map(({ id }) => id).filter((id) => order.includes(id))
  const expected = [...usual, ...order.filter((id) => !usual.includes(id))]
  return isDeepEqual(order, expected) ? items : [...items, [address, { is: 'order', ids: order }]]
}

function removed(basis: Baseline, address: string): Decision {
  return { is: 'removed', of: fingerprintOf(findAt(basis.neutral, address)) }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Keys of a week, a point on the map, a price, a length of time, an exception of opening hours, and a picture. */
const factKeys = ['mon', 'lat', 'amount', 'minutes', 'spans', 'hash'] as const

function isFact(value: object): value is Record<string, WrittenValue> {
  return factKeys.some((key) => key in value)
}
