import { limits } from '@sitewright/catalog'
import * as z from 'zod/mini'
import type { Content } from '../content/content.ts'
import { baseTexts } from '../content/base-texts.ts'
import { contentSchema } from '../content/schema.ts'
import { findAt, isListById, withValueAt } from './content-address.ts'
import type { Decision, Decisions } from './decision.ts'
import { toDraft, isDraft, unwrapDraft } from './draft.ts'
import { fingerprintOf } from './fingerprint.ts'

/** Whole drafts are confirmed before parts of them are written; removals come after that, and orders last. */
const applicationOrder = { true: 0, written: 1, draft: 2, removed: 3, order: 4 } as const satisfies Record<
  Decision['is'],
  number
>

/**
 * Applies the owner's decisions to the default content.
 * @param given the default content
 * @param neutral the same made with neutral facts, which decisions are fingerprinted with
 */
export function applyDecisions(given: Content, neutral: Content, decisions: Decisions): Content {
  const entries = Object.entries(decisions).sort(
    ([, a], [, b]) => applicationOrder[a.is] - applicationOrder[b.is]
  )
  const content = entries.reduce((current, entry) => applied(current, neutral, entry), given)
  return readable(content, given)
}

function applied(content: Content, neutral: Content, [address, decision]: [string, Decision]): Content {
  const current = findAt(content, address)
  switch (decision.is) {
    case 'written':
      return withoutMark(withValueAt(content, address, decision.value), address)
    case 'draft':
      return current === undefined || isDraft(current)
        ? withValueAt(content, address, toDraft(decision.value))
        : content
    case 'order':
      return isListById(current) ? withValueAt(content, address, inOrder(current, decision.ids)) : content
    case 'true':
      return isDraft(current) && matches(decision.of, neutral, address)
        ? withValueAt(content, address, unwrapDraft(current))
        : content
    case 'removed':
      return matches(decision.of, neutral, address) ? withValueAt(content, address, undefined) : content
  }
}

/** A decision applies only while the fingerprint matches what it was made about. */
function matches(fingerprint: string, neutral: Content, address: string): boolean {
  const value = findAt(neutral, address)
  return value !== undefined && fingerprintOf(value) === fingerprint
}

/** Those named first, in their order; the others behind them. */
function inOrder<Item extends { readonly id: string }>(
  list: readonly Item[],
  ids: readonly string[]
): readonly Item[] {
  const named = ids.flatMap((id) => list.filter((item) => item.id === id))
  return [...named, ...list.filter(({ id }) => !ids.includes(id))]
}

/** A week that the owner wrote is no draft any more, whatever the description says of it later. */
function withoutMark(content: Content, address: string): Content {
  return address === '/content/hours/week' ? withValueAt(content, '/content/hours/draft', undefined) : content
}

/** Gives lists that only the owner's decisions made their headings. */
function withHeadings(content: Content): Content {
  const { services, about, locations } = content
  const team = about.team && withHeading(about.team, baseTexts.actions.about)
  return {
    ...content,
    ...(services && { services: withHeading(services, baseTexts.headings.services) }),
    about: { ...about, ...(team && { team }) },
    locations: withinLimit(locations)
  }
}

function withHeading<List extends { readonly items: readonly object[] }>(list: List, title: string): List {
  const headed = 'title' in list ? list : { title, ...list }
  return { ...headed, items: withinLimit(headed.items) }
}

/** Leaves the last drafts out of a list that is too long, so that the owner's own items stay. */
function withinLimit<Item extends object>(items: readonly Item[]): readonly Item[] {
  if (items.length <= limits.listMax) return items
  const isGuess = (item: object): boolean => isDraft(item) || Object.values(item).some(isDraft)
  const over = items.length - limits.listMax
  const left = new Set(items.filter(isGuess).slice(-over))
  return items.filter((item) => !left.has(item)).slice(0, limits.listMax)
}

/** Drops what decisions left incomplete, such as an item of which only the price was written. */
function readable(content: Content, given: Content): Content {
  const headed = withHeadings(content)
  const whole = z.safeParse(contentSchema, headed)
  if (whole.success) return whole.data
  const { shape } = contentSchema.def
  const sections = Object.entries(shape).flatMap(([name, schema]): [string, unknown][] => {
    const section = Reflect.get(headed, name)
    const read = readSection(schema, section) ?? readSection(schema, Reflect.get(given, name))
    return read === undefined ? [] : [[name, read]]
  })
  return Object.fromEntries(sections) as unknown as Content
}

function readSection(schema: z.core.$ZodType, section: unknown): unknown {
  const read = z.safeParse(schema as z.ZodMiniType, section)
  if (read.success) return read.data
  const complete = withCompleteItems(schema, section)
  return complete === section ? undefined : readSection(schema, complete)
}

/** The section without the items that the schema refuses, in its own list or that of a group below. */
function withCompleteItems(schema: z.core.$ZodType, section: unknown): unknown {
  const issues = z.safeParse(schema as z.ZodMiniType, section).error?.issues ?? []
  return issues.reduce<unknown>((part, { path }) => {
    const at = path.findIndex((key) => typeof key === 'number')
    return at < 0 ? withoutKey(part, path[0]) : withoutItem(part, path.slice(0, at), section, path)
  }, section)
}

function withoutKey(part: unknown, key: PropertyKey | undefined): unknown {
  if (key === undefined || typeof part !== 'object' || part === null || Array.isArray(part)) return part
  if (!Object.hasOwn(part, key)) return part
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== String(key)))
}

function withoutItem(
  part: unknown,
  list: readonly PropertyKey[],
  section: unknown,
  path: readonly PropertyKey[]
): unknown {
  const item = path.slice(0, list.length + 1).reduce<unknown>((value, key) => valueIn(value, key), section)
  return mapAt(part, list, (value) =>
    Array.isArray(value) ? value.filter((each: unknown) => each !== item) : value
  )
}

function valueIn(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}

function mapAt(part: unknown, path: readonly PropertyKey[], change: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return change(part)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return { ...part, [key]: mapAt(valueIn(part, key), rest, change) }
}
